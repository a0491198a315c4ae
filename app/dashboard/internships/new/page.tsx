import type { Metadata } from 'next';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/platform/auth/require-user';
import { InternshipForm } from '../internship-form';

const PARENT = '/dashboard/internships';

export const metadata: Metadata = { title: 'Create internship' };

export default async function NewInternship() {
  await requireUser(`${PARENT}/new`);
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: PARENT, label: 'Internships' }]}
        title="Create internship"
        intro="It is on the site as soon as you publish it."
      />
      <InternshipForm
        draft={{}}
        action="/api/internships"
        method="POST"
        fallback="Failed to create internship"
        button="Publish internship"
        times={{ message: 4_000, leave: 4_500, to: PARENT }}
        back="Back to internships"
      />
    </div>
  );
}
