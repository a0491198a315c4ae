import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { PageHeading } from '@/app/_components/page-heading';
import { capitalised } from './list-filters';

export interface NotThereProps {
  /** The kind of item in lower case, such as "user". */
  what: string;
  list: string;
  label: string;
}

export function NotThere({ what, list, label }: NotThereProps) {
  return (
    <div className="grid gap-8">
      <PageHeading crumbs={[{ href: list, label }]} title={`${capitalised(what)} not found`} />
      <EmptyState title={`We can’t find this ${what}`} action={<Button href={list}>Back to the list</Button>}>
        <p>The address may be wrong, or the {what} was deleted.</p>
      </EmptyState>
    </div>
  );
}
