import { DataTable, type Column } from '@/app/_components/data-table';
import { formatDate, formatShortDay } from '@/lib/platform/format/dates';
import type { WeekCount } from '@/lib/dashboard/read-overview';
import { axisTop, shareOf } from './scale';

/** Parts of the drawing's width that a week takes, and its two columns. */
const WEEK = 10;
const COLUMN = 3.5;

const SERIES = [
  {
    name: 'Clicks on Apply Now',
    of: ({ clicks }: WeekCount) => clicks,
    fill: 'fill-accent',
    box: 'bg-accent',
  },
  {
    name: 'Applications',
    of: ({ applications }: WeekCount) => applications,
    fill: 'fill-primary',
    box: 'bg-primary',
  },
] as const;

function Columns({ weeks, top }: { weeks: readonly WeekCount[]; top: number }) {
  return (
    <svg
      viewBox={`0 0 ${weeks.length * WEEK} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-40 w-full"
    >
      {[0, 50, 100].map((y) => (
        <path
          key={y}
          d={`M0 ${y}H${weeks.length * WEEK}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {weeks.map((week, at) =>
        SERIES.map(({ name, of, fill }, which) => {
          const height = shareOf(of(week), top);
          return (
            <rect
              key={`${week.from} ${name}`}
              x={at * WEEK + 1 + which * COLUMN}
              y={100 - height}
              width={COLUMN}
              height={height}
              className={fill}
            />
          );
        }),
      )}
    </svg>
  );
}

const COLUMNS: readonly Column<WeekCount>[] = [
  { header: 'Week from', isRowHeader: true, cell: ({ from }) => formatDate(from) },
  { header: 'Clicks', align: 'end', cell: ({ clicks }) => clicks.toLocaleString('en-US') },
  {
    header: 'Applications',
    align: 'end',
    cell: ({ applications }) => applications.toLocaleString('en-US'),
  },
];

/** Clicks and applications side by side, week by week; the same figures stand in a table that can be opened. */
export function WeekChart({ weeks }: { weeks: readonly WeekCount[] }) {
  const top = axisTop(Math.max(...weeks.flatMap((week) => SERIES.map(({ of }) => of(week)))));
  return (
    <div className="grid gap-3 *:min-w-0">
      <ul className="text-small flex flex-wrap gap-x-6 gap-y-1">
        {SERIES.map(({ name, box }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 ${box}`} />
            {name}
          </li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="text-small text-muted grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 tabular-nums"
      >
        <div className="-my-2.5 flex flex-col justify-between text-end">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{value.toLocaleString('en-US')}</span>
          ))}
        </div>
        <Columns weeks={weeks} top={top} />
        <div className="col-start-2 mt-3 grid grid-cols-12">
          {weeks.map(({ from }, at) => (
            <span key={from} className="w-0 whitespace-nowrap">
              {at % 3 === 0 && formatShortDay(from)}
            </span>
          ))}
        </div>
      </div>
      <details className="text-small">
        <summary className="min-h-9 py-1">Read as a table</summary>
        <DataTable
          caption="Clicks and applications by week"
          columns={COLUMNS}
          rows={weeks}
          keyOf={({ from }) => from}
        />
      </details>
    </div>
  );
}
