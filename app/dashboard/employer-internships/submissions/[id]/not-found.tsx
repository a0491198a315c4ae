import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { PageHeading } from '@/app/_components/page-heading';
import { LISTINGS, SUBMISSIONS } from '../../paths';

export default function SubmissionNotFound() {
  return (
    <div className="grid gap-8">
      <PageHeading crumbs={[{ href: LISTINGS, label: 'My Internships' }]} title="Submission not found" />
      <EmptyState
        title="This isn’t one of your submissions"
        action={<Button href={SUBMISSIONS}>See your submissions</Button>}
      >
        <p>The address may be wrong.</p>
      </EmptyState>
    </div>
  );
}
