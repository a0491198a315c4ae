import { Button } from '@/app/_components/button';
import type { Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { Deadline } from '@/app/_components/listing/deadline';
import { StatusTag } from '@/app/_components/status-tag';
import { Tag } from '@/app/_components/tag';
import type { SavedListing } from '@/lib/search/saved/read-saved-listings';

/** For visitors, it is unknown whether they applied. */
export const LISTING: Column<SavedListing & { applied?: boolean }> = {
  header: 'Internship',
  isRowHeader: true,
  short: ({ title }) => title,
  cell: ({ title, company, path, deleted, applied }) => (
    <>
      {deleted ? title : <Link href={path}>{title}</Link>}
      <span className="text-small text-muted block font-normal">{company}</span>
      {applied === true && <Tag tone="good">Applied</Tag>}
    </>
  ),
};

export const deadlineAt = (now: Date): Column<SavedListing> => ({
  header: 'Deadline',
  cell: ({ status, applicationDeadline, deleted }) =>
    deleted ? (
      <span className="text-muted">This listing was removed.</span>
    ) : (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusTag status={status} />
        <Deadline at={applicationDeadline} now={now} />
      </span>
    ),
});

export const REMOVE: Column<SavedListing> = {
  header: 'Remove',
  hideHeader: true,
  cell: ({ _id, title }) => (
    <form method="post" action={`/api/users/saved/${_id}/remove`}>
      <Button type="submit" variant="secondary" size="small">
        Remove<span className="sr-only"> {title}</span>
      </Button>
    </form>
  ),
};
