import type { Metadata } from 'next';
import { EmptyState } from '@/app/_components/empty-state';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { PageHeading } from '@/app/_components/page-heading';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { listEmptySearches } from '@/lib/search/synonyms/list-empty-searches';
import { listSynonyms } from '@/lib/search/synonyms/list-synonyms';
import { pagedPath } from '@/lib/platform/pagination/pagination';
import { attempt } from '../_components/attempt';
import { readFilters, readPage, type ListProps } from '../_components/list-page';
import { ListRegion } from '../_components/list-region';
import { LoadFailure } from '../_components/load-failure';
import { readRows } from '../_components/slow-list';
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
  return shown.map((outcome) => <OutcomeNotice key={outcome.form} outcome={outcome} />);
}

interface WordsProps {
  user: SignedInUser;
  page: number;
}

async function EmptySearches({ user, page }: WordsProps) {
  const found = await attempt(listEmptySearches(user));
  if (!found) return <LoadFailure message="Failed to fetch the searches" href={pagedPath(PATH, page)} />;
  if (found.searches.length > 0) return <EmptySearchesTable searches={found.searches} />;
  return (
    <EmptyState title="Every search found something">
      <p>Searches without results appear here.</p>
    </EmptyState>
  );
}

const readSynonyms = ({ user, page }: WordsProps) =>
  readRows({
    list: { path: PATH, page },
    label: 'Synonyms',
    failure: 'Failed to fetch the synonyms',
    read: () => listSynonyms(user, { page }),
    empty: (
      <EmptyState title="No synonyms yet">
        <p>Search already knows many. Those aren’t listed here.</p>
      </EmptyState>
    ),
    children: ({ synonyms }) => <SynonymsTable synonyms={synonyms} />,
  });

async function Words(props: WordsProps) {
  const [synonyms, searches] = await Promise.all([readSynonyms(props), EmptySearches(props)]);
  return (
    <>
      <section aria-labelledby="synonyms" className="grid gap-4">
        <h2 id="synonyms">Added synonyms</h2>
        <ListRegion isPart>{synonyms}</ListRegion>
      </section>
      <section aria-labelledby="empty-searches" className="grid gap-4">
        <h2 id="empty-searches">Searches without results</h2>
        <p className="text-muted max-w-text">
          At least twice in the last 90 days. We don’t store who searched.
        </p>
        {searches}
      </section>
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
      <Slow mayFollow={page === 1 && phrase === undefined}>{() => Words({ user, page })}</Slow>
    </div>
  );
}
