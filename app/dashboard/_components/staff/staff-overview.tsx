import { useId, type ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { Link } from '@/app/_components/link';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import {
  readOverview,
  type StaffOverview as Figures,
  type WeekCount,
} from '@/lib/operations/dashboard/read-overview';
import { industryById } from '@/lib/internships/industries/industries';
import { waitedText } from '@/lib/platform/format/waited';
import type { WaitingSubmissions } from '@/lib/internships/submissions/read-waiting';
import { attempt } from '../attempt';
import { BarTable } from '../charts/bar-table';
import { WeekChart } from '../charts/week-chart';
import { LoadFailure } from '../load-failure';

const SUBMISSIONS = '/dashboard/internship-submissions';
const WEEKS = '#weeks';

const SERIES = [
  { name: 'Clicks on Apply Now', head: 'Clicks', of: ({ clicks }: WeekCount) => clicks },
  { name: 'Applications', of: ({ applications }: WeekCount) => applications },
] as const;

interface Figure {
  term: string;
  value: number;
  /** The list behind the number, or the chart if there is none. */
  href: string;
  note: string;
}

function waitingFigure({ total, oldestAt }: WaitingSubmissions, now: Date): Figure {
  return {
    term: 'Submissions waiting',
    value: total,
    href: SUBMISSIONS,
    note: oldestAt ? `Oldest: ${waitedText(oldestAt, now)}` : 'Nothing to decide',
  };
}

function figuresOf({ industries, weeks, waiting, reports }: Figures, now: Date): Figure[] {
  const [before, current] = weeks.slice(-2);
  return [
    {
      term: 'Open internships',
      value: industries.reduce((sum, { open }) => sum + open, 0),
      href: '/dashboard/internships?status=open',
      note: 'On the site now',
    },
    {
      term: 'Applications this week',
      value: current?.applications ?? 0,
      href: WEEKS,
      note: `${(before?.applications ?? 0).toLocaleString('en-US')} last week`,
    },
    {
      term: 'Clicks this week',
      value: current?.clicks ?? 0,
      href: WEEKS,
      note: `${(before?.clicks ?? 0).toLocaleString('en-US')} last week`,
    },
    ...(waiting ? [waitingFigure(waiting, now)] : []),
    {
      term: 'Open reports',
      value: reports,
      href: '/dashboard/reports',
      note: reports > 0 ? 'Worst first' : 'Nothing to decide',
    },
  ];
}

function KeyFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="border-line grid grid-cols-2 gap-x-4 gap-y-5 border-y py-5 lg:flex lg:gap-x-16">
      {figures.map(({ term, value, href, note }) => (
        <div key={term} className="grid content-start">
          <dt className="text-small text-muted">{term}</dt>
          <dd>
            <Link
              href={href}
              aria-label={`${value.toLocaleString('en-US')}: ${term}`}
              className="font-display text-title block w-fit font-bold tabular-nums"
            >
              {value.toLocaleString('en-US')}
            </Link>
            <span className="text-small">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Chart({ title, anchor, children }: { title: string; anchor?: string; children: ReactNode }) {
  const made = useId();
  const id = anchor ?? made;
  return (
    <section aria-labelledby={id} className="grid content-start gap-4 *:min-w-0">
      <h2 id={id} className="text-lead">
        {title}
      </h2>
      {children}
    </section>
  );
}

export async function StaffOverview({ user }: { user: SignedInUser }) {
  const found = await attempt(readOverview(user));
  if (!found) return <LoadFailure message="Failed to load the figures" href="/dashboard" />;
  const { industries, weeks, waiting } = found;
  return (
    <div className="grid gap-10">
      <div className="grid gap-6">
        <KeyFigures figures={figuresOf(found, new Date())} />
        <div className="flex flex-wrap gap-3">
          {waiting && waiting.total > 0 && <Button href={SUBMISSIONS}>Review submissions</Button>}
          <Button
            href="/dashboard/internships/new"
            variant={waiting && waiting.total > 0 ? 'secondary' : 'primary'}
          >
            Create internship
          </Button>
        </div>
      </div>
      <div className="grid gap-x-12 gap-y-10 *:min-w-0 lg:grid-cols-2">
        <div className="grid content-start gap-10 *:min-w-0">
          <Chart title="Clicks and applications by week" anchor="weeks">
            <WeekChart caption="Clicks and applications by week" weeks={weeks} series={SERIES} />
          </Chart>
          {waiting && (
            <Chart title="How long submissions have waited">
              <BarTable
                caption="Submissions waiting, by age"
                heads={['Waiting for', 'Submissions']}
                bars={waiting.ages.map(({ label, count }) => ({ label, value: count }))}
              />
            </Chart>
          )}
        </div>
        <Chart title="Open internships by industry">
          <BarTable
            caption="Open internships by industry"
            heads={['Industry', 'Open internships']}
            bars={industries.map(({ industryId, name, open }) => ({
              label: name,
              value: open,
              href: open > 0 ? `/internships/${industryById(industryId)?.slug}` : undefined,
            }))}
          />
        </Chart>
      </div>
    </div>
  );
}
