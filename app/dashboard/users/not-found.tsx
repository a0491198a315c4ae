import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { PageHeading } from '@/app/_components/page-heading';

const PARENT = '/dashboard/users';

export default function NotFound() {
  return (
    <div className="grid gap-8">
      <PageHeading crumbs={[{ href: PARENT, label: 'Users' }]} title="User not found" />
      <EmptyState title="There is no such user" action={<Button href={PARENT}>Back to the list</Button>}>
        <p>The address may be mistyped, or it was deleted.</p>
      </EmptyState>
    </div>
  );
}
