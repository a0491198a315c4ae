import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { DataTable, type Column } from '@/app/_components/data-table';
import { EmptyState } from '@/app/_components/empty-state';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Link } from '@/app/_components/link';
import { Deadline } from '@/app/_components/listing/deadline';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { Pagination } from '@/app/_components/pagination';
import { StatusTag } from '@/app/_components/tag';
import { readInternship } from '@/lib/internships/read-internship';
import { requireUser } from '@/lib/platform/auth/require-user';
import { formatDate } from '@/lib/platform/format/dates';
import { listSaved, type SavedInternship } from '@/lib/saved/list-saved';
import { attempt } from '../_components/attempt';
import {
  keepWithin,
  type ListProps,
  listTitle,
  pageHref,
  readFilters,
  readPage,
} from '../_components/list-page';
import { LoadFailure } from '../_components/load-failure';
import { foundOr404 } from '../_components/staff/found-or-404';

const PATH = '/dashboard/saved';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  const { searchParams } = props;
  const { page } = await searchParams;
  return { title: await listTitle('Saved internships', { searchParams: Promise.resolve({ page }) }) };
}

const columnsAt = (now: Date): readonly Column<SavedInternship>[] => [
  {
    header: 'Internship',
    isRowHeader: true,
    short: ({ title }) => title,
    cell: ({ title, company, path, deleted }) => (
      <>
        {deleted ? title : <Link href={path}>{title}</Link>}
        <span className="text-small text-muted block font-normal">{company}</span>
      </>
    ),
  },
  {
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
  },
  {
    header: 'Saved',
    cell: ({ savedAt }) => (
      <time dateTime={savedAt} className="whitespace-nowrap tabular-nums">
        {formatDate(savedAt)}
      </time>
    ),
  },
  {
    header: 'Remove',
    hideHeader: true,
    cell: ({ _id, title }) => (
      <form method="post" action={`/api/users/saved/${_id}/remove`}>
        <Button type="submit" variant="secondary" size="small">
          Remove<span className="sr-only"> {title}</span>
        </Button>
      </form>
    ),
  },
];

/** After the log-in: the listing that somebody wanted to save before. */
async function Wanted({ id }: { id: string }) {
  const listing = await attempt(foundOr404(readInternship({ id })));
  if (!listing) return null;
  return (
    <Notice title={`${listing.title} at ${listing.company}`}>
      <form method="post" action={`/api/users/saved/${listing._id}`}>
        <Button type="submit">Save it</Button>
      </form>
    </Notice>
  );
}

export default async function Saved(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  const { add } = await readFilters(props, ['add']);
  const found = await attempt(listSaved(user, { page }));
  if (found) keepWithin(PATH, found);
  const outcome = await outcomeOf('saved');
  const isNew = add !== undefined && !found?.internships.some(({ _id }) => _id === add);
  return (
    <div className="grid gap-8">
      <PageHeading
        title="Saved internships"
        intro="We remind you by mail 7, 2 and 1 days before one closes, unless you have applied."
      />
      {outcome && (
        <Notice tone={outcome.ok ? 'success' : 'error'} live>
          {outcome.message}
        </Notice>
      )}
      {isNew && <Wanted id={add} />}
      {!found && <LoadFailure message="Failed to load what you saved" href={pageHref(PATH, page)} />}
      {found?.total === 0 && (
        <EmptyState
          title="You have not saved any internships yet"
          action={<Button href="/internships">Browse internships</Button>}
        >
          <p>Save a listing on its page to apply later.</p>
        </EmptyState>
      )}
      {found && found.total > 0 && (
        <>
          <DataTable
            caption="Saved internships, the last one first"
            columns={columnsAt(new Date())}
            rows={found.internships}
            keyOf={({ _id }) => _id}
          />
          <Pagination {...found} label="Saved internships" hrefOf={(wanted) => pageHref(PATH, wanted)} />
        </>
      )}
    </div>
  );
}
