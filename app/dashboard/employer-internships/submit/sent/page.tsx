import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/platform/auth/require-user';
import { LISTINGS, SENT, SUBMISSIONS, SUBMIT } from '../../paths';

const TITLE = 'Submitted for approval';

export const metadata: Metadata = { title: TITLE };

export default async function Sent() {
  await requireUser(SENT);
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: LISTINGS, label: 'My Internships' }]}
        title={TITLE}
        intro="We review every listing and e-mail you our decision. Check its status under Submissions."
      />
      <div className="flex flex-wrap gap-3">
        <Button href={SUBMISSIONS}>See your submissions</Button>
        <Button href={SUBMIT} variant="secondary">
          Submit another internship
        </Button>
      </div>
    </div>
  );
}
