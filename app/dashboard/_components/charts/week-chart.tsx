import { DataTable, type Column } from '@/app/_components/data-table';
import { formatDate, formatShortDay } from '@/lib/platform/format/dates';
import { axisTop, shareOf } from './scale';

/** Parts of the drawing's width that a week takes, and its two columns. */
const WEEK = 10;
const COLUMN = 3.5;

interface Week {
  /** ISO 8601, UTC. */
  from: string;
}

/** What is counted, beside each other. */
export interface Series<W> {
  name: string;
  /** The head of its column in the table, where the name is too long for it. */
  head?: string;
  of: (week: W) => number;
}

/** Two at most: one colour each. */
const COLOURS = [
  { fill: 'fill-accent', box: 'bg-accent' },
  { fill: 'fill-primary', box: 'bg-primary' },
] as const;

export interface WeekChartProps<W extends Week> {
  /** What the table holds; read out, not seen. */
  caption: string;
  weeks: readonly W[];
  series: readonly [Series<W>, Series<W>];
}

function Columns<W extends Week>({
  weeks,
  series,
  top,
}: Omit<WeekChartProps<W>, 'caption'> & { top: number }) {
  return (
    <svg
      viewBox={`0 0 ${weeks.length * WEEK} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-40 w-full"
    >
      <path
        d={[0, 50, 100].map((y) => `M0 ${y}H${weeks.length * WEEK}`).join('')}
        className="stroke-line"
        vectorEffect="non-scaling-stroke"
      />
      {series.map(({ name, of }, which) => (
        <path
          key={name}
          d={weeks
            .map(
              (week, at) =>
                `M${at * WEEK + 1 + which * COLUMN} 100v${-shareOf(of(week), top)}h${COLUMN}V100z`,
            )
            .join('')}
          className={COLOURS[which]?.fill}
        />
      ))}
    </svg>
  );
}

const columnsOf = <W extends Week>(series: readonly Series<W>[]): readonly Column<W>[] => [
  { header: 'Week from', isRowHeader: true, cell: ({ from }) => formatDate(from) },
  ...series.map(({ name, head = name, of }): Column<W> => ({
    header: head,
    align: 'end',
    cell: (week) => of(week).toLocaleString('en-US'),
  })),
];

/** Two figures side by side, week by week; they stand in a table that can be opened, too. */
export function WeekChart<W extends Week>({ caption, weeks, series }: WeekChartProps<W>) {
  const top = axisTop(Math.max(...weeks.flatMap((week) => series.map(({ of }) => of(week)))));
  return (
    <div className="grid gap-3 *:min-w-0">
      <ul className="text-small flex flex-wrap gap-x-6 gap-y-1">
        {series.map(({ name }, which) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 ${COLOURS[which]?.box}`} />
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
        <Columns weeks={weeks} series={series} top={top} />
        <div className="col-start-2 mt-3 grid grid-cols-12 *:w-0 *:whitespace-nowrap">
          {weeks.map(({ from }, at) => (
            <span key={from}>{at % 3 === 0 && formatShortDay(from)}</span>
          ))}
        </div>
      </div>
      <details className="text-small">
        <summary className="min-h-9 py-1">Read as a table</summary>
        <DataTable caption={caption} columns={columnsOf(series)} rows={weeks} keyOf={({ from }) => from} />
      </details>
    </div>
  );
}
