import type { Metadata } from 'next';
import { EmptyState } from '@/app/_components/empty-state';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { Pagination } from '@/app/_components/pagination';
import { requireUser } from '@/lib/platform/auth/require-user';
import { listEmptySearches } from '@/lib/search/synonyms/list-empty-searches';
import { listSynonyms } from '@/lib/search/synonyms/list-synonyms';
import { attempt } from '../_components/attempt';
import {
  keepWithin,
  pageHref,
  readFilters,
  readPage,
  type ListProps,
  type RowsProps,
} from '../_components/list-page';
import { ListRegion } from '../_components/list-region';
import { LoadFailure } from '../_components/load-failure';
import { Slow } from '../_components/slow';
import { EmptySearchesTable } from './empty-searches-table';
import { SynonymForm } from './synonym-form';
import { SynonymsTable } from './synonyms-table';

const PATH = '/dashboard/search-words';
const TITLE = 'Search Words';
const ADD = 'add synonym';
const REMOVE = 'remove synonym';

export async function generateMetadata(): Promise<Metadata> {
  return { title: titleAfter(await outcomeOf(ADD), TITLE) };
}

/** Shows the result of a form that was sent without JavaScript. The form itself shows a refused synonym. */
async function Outcome() {
  const [added, removed] = await Promise.all([outcomeOf(ADD), outcomeOf(REMOVE)]);
  const shown = [added?.ok ? added : null, removed].filter((outcome) => outcome !== null);
  return shown.map(({ form, ok, message }) => (
    <Notice key={form} tone={ok ? 'success' : 'error'} live>
      {message}
    </Notice>
  ));
}

async function Synonyms({ user, page }: RowsProps) {
  const found = await attempt(listSynonyms(user, { page }));
  if (found) keepWithin(PATH, found);
  return (
    <>
      {!found && <LoadFailure message="Failed to fetch the synonyms" href={pageHref(PATH, page)} />}
      {found?.total === 0 && (
        <EmptyState title="No synonyms yet">
          <p>Search already knows many. Those aren’t listed here.</p>
        </EmptyState>
      )}
      {found && found.total > 0 && (
        <>
          <SynonymsTable synonyms={found.synonyms} />
          <Pagination {...found} label="Synonyms" hrefOf={(wanted) => pageHref(PATH, wanted)} />
        </>
      )}
    </>
  );
}

async function EmptySearches({ user, page }: RowsProps) {
  const empty = await attempt(listEmptySearches(user));
  return (
    <>
      {!empty && <LoadFailure message="Failed to fetch the searches" href={pageHref(PATH, page)} />}
      {empty?.searches.length === 0 && (
        <EmptyState title="Every search found something">
          <p>Searches without results appear here.</p>
        </EmptyState>
      )}
      {empty && empty.searches.length > 0 && <EmptySearchesTable searches={empty.searches} />}
    </>
  );
}

export default async function SearchWords(props: ListProps) {
  const user = await requireUser(PATH);
  const [page, { phrase }] = await Promise.all([readPage(props), readFilters(props, ['phrase'])]);
  const outcome = await outcomeOf(ADD);
  return (
    <div className="grid gap-8">
      <PageHeading
        title={TITLE}
        intro="Teach search the words people use. Within a second, either phrase finds what the other finds."
      />
      <Outcome />
      <SynonymForm outcome={outcome} phrase={phrase} />
      <section aria-labelledby="synonyms" className="grid gap-4">
        <h2 id="synonyms">Added synonyms</h2>
        <ListRegion isPart>
          <Slow decided={page === 1}>{() => Synonyms({ user, page })}</Slow>
        </ListRegion>
      </section>
      <section aria-labelledby="empty-searches" className="grid gap-4">
        <h2 id="empty-searches">Searches without results</h2>
        <p className="text-muted max-w-text">
          At least twice in the last 90 days. We don’t store who searched.
        </p>
        <Slow>{() => EmptySearches({ user, page })}</Slow>
      </section>
    </div>
  );
}
