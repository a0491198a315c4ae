import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { PageHeading } from '@/app/_components/page-heading';
import { PageStatus } from '@/app/_components/page-status';

const PARENT = '/dashboard/employer-internships';

export function InternshipNotFound() {
  return (
    <div className="grid gap-8">
      <PageStatus status={404} />
      <PageHeading crumbs={[{ href: PARENT, label: 'My Internships' }]} title="Internship not found" />
      <EmptyState
        title="This isn’t one of your listings"
        action={<Button href={PARENT}>See your internships</Button>}
      >
        <p>The address may be wrong, or the listing was removed.</p>
      </EmptyState>
    </div>
  );
}
