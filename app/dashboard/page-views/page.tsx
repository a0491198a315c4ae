import type { Metadata } from 'next';
import { EmptyState } from '@/app/_components/empty-state';
import { Notice } from '@/app/_components/notice';
import {
  MAX_PAGES,
  PERIODS,
  pageViewFilters,
  readPageViews,
  type PageViews,
} from '@/lib/operations/dashboard/read-page-views';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { PAGE_VIEW_KINDS, type PageViewKind } from '@/lib/platform/core/vocabulary';
import { attempt } from '../_components/attempt';
import { Choices } from '../_components/choices';
import { BarTable } from '../_components/charts/bar-table';
import { DayChart, WeekChart } from '../_components/charts/week-chart';
import { type ListProps, listTitle, narrowedHref, readFilters } from '../_components/list-page';
import { ListFrame } from '../_components/list-frame';
import { LoadFailure } from '../_components/load-failure';
import { Slow } from '../_components/slow';

const PATH = '/dashboard/page-views';
const TITLE = 'Page Views';

const KINDS: Record<PageViewKind, { label: string; about: string }> = {
  view: { label: 'Views', about: 'How often each page was opened.' },
  apply: { label: 'Apply Now', about: 'Clicks on Apply Now, by page.' },
  featured: {
    label: 'Featured internships',
    about: 'Clicks on featured internships, by the page they lead to.',
  },
  industry: { label: 'Industries', about: 'Clicks on industries, by the page they lead to.' },
};

const PERIOD_LABELS: Record<PageViews['period'], string> = { days: 'Last 30 days', weeks: 'Last 12 weeks' };

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle(TITLE, props, pageViewFilters.shape) };
}

/** Says that no new views are recorded, if this service does not count them itself. */
function NotCounted({ analytics }: Pick<PageViews, 'analytics'>) {
  if (analytics === 'own') return null;
  return (
    <Notice title="Page views are not counted here">
      <p>
        {analytics === 'vercel'
          ? 'Vercel Web Analytics counts them, and shows them in its own dashboard.'
          : 'To count them, set ANALYTICS=own on the server.'}{' '}
        Earlier figures are kept for 400 days.
      </p>
    </Notice>
  );
}

/** Names for paths that are not pages. */
const NAMES: Readonly<Record<string, string>> = {
  other: 'Other addresses',
  '/report': 'Report an internship',
};

function shownPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function Figures({ kind, period, total, steps, pages }: PageViews) {
  const { label } = KINDS[kind];
  const Chart = period === 'days' ? DayChart : WeekChart;
  const unit = period === 'days' ? 'day' : 'week';
  return (
    <div className="grid gap-10 *:min-w-0">
      <section aria-labelledby="by-time" className="grid content-start gap-4 *:min-w-0">
        <h2 id="by-time" className="text-lead">
          By {unit}
        </h2>
        <Chart
          caption={`${label} by ${unit}`}
          weeks={steps}
          series={[{ name: label, of: ({ count }) => count }]}
        />
      </section>
      <section aria-labelledby="by-page" className="grid content-start gap-4 *:min-w-0">
        <h2 id="by-page" className="text-lead">
          By page
        </h2>
        <BarTable
          caption={`${label} by page: ${total.toLocaleString('en-US')} in all`}
          heads={['Page', label]}
          bars={pages.map(({ path, count }) => ({
            label: NAMES[path] ?? shownPath(path),
            value: count,
            href: NAMES[path] === undefined ? path : undefined,
          }))}
        />
        {pages.length === MAX_PAGES && (
          <p className="text-small text-muted">Only the top {MAX_PAGES} pages are shown.</p>
        )}
      </section>
    </div>
  );
}

interface CountedProps {
  user: SignedInUser;
  filters: Partial<Record<'kind' | 'period', string>>;
  kind: PageViewKind;
}

async function Counted({ user, filters, kind }: CountedProps) {
  const found = await attempt(readPageViews(user, filters));
  return (
    <>
      {found && <NotCounted analytics={found.analytics} />}
      {!found && <LoadFailure href={narrowedHref(PATH, filters)} />}
      {found?.total === 0 && (
        <EmptyState title="Nothing counted yet">
          <p>{KINDS[kind].about} New figures take a few seconds to show.</p>
        </EmptyState>
      )}
      {found && found.total > 0 && (
        <div className="grid gap-6">
          <p className="text-muted">{KINDS[kind].about}</p>
          <Figures {...found} />
        </div>
      )}
    </>
  );
}

export default async function PageViewsPage(props: ListProps) {
  const user = await requireUser(PATH);
  const filters = await readFilters(props, ['kind', 'period'], pageViewFilters.shape);
  const { kind, period } = pageViewFilters.parse(filters);
  return (
    <ListFrame
      title={TITLE}
      intro="How often people read public pages. We don’t count bots or people who ask not to be tracked, or store who it was."
      filters={
        <div className="grid gap-x-10 sm:flex sm:flex-wrap sm:justify-between">
          <Choices
            label="What is counted"
            choices={PAGE_VIEW_KINDS.map((one) => ({
              label: KINDS[one].label,
              href: narrowedHref(PATH, { ...filters, kind: one }),
              isCurrent: one === kind,
            }))}
          />
          <Choices
            label="Period"
            choices={PERIODS.map((one) => ({
              label: PERIOD_LABELS[one],
              href: narrowedHref(PATH, { ...filters, period: one }),
              isCurrent: one === period,
            }))}
          />
        </div>
      }
    >
      <Slow>{() => Counted({ user, filters, kind })}</Slow>
    </ListFrame>
  );
}
