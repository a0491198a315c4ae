import { DataTable, type Column } from '@/app/_components/data-table';
import { formatDate, formatShortDay } from '@/lib/platform/format/dates';
import { axisTop, shareOf } from './scale';

/** Widths of a step and of its column, in units of the viewBox. */
const WEEK = 10;
const COLUMN = 6;

interface Week {
  from: string;
}

export interface Series<W> {
  name: string;
  head?: string;
  of: (week: W) => number;
}

interface Unit {
  head: string;
  /** A grid with one column per step. */
  columns: string;
  /** Number of steps from one label to the next. */
  named: number;
}

const WEEKS: Unit = { head: 'Week from', columns: 'grid-cols-12', named: 4 };
const DAYS: Unit = { head: 'Day', columns: 'grid-cols-30', named: 10 };

export interface WeekChartProps<W extends Week> {
  /** For screen readers only. */
  caption: string;
  weeks: readonly W[];
  series: readonly Series<W>[];
}

interface ColumnsProps {
  values: readonly number[];
  top: number;
}

function Columns({ values, top }: ColumnsProps) {
  const width = values.length * WEEK;
  return (
    <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true" className="h-28 w-full">
      <path
        d={[0, 50, 100].map((y) => `M0 ${y}H${width}`).join('')}
        className="stroke-line"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={values
          .map(
            (value, at) => `M${at * WEEK + (WEEK - COLUMN) / 2} 100v${-shareOf(value, top)}h${COLUMN}V100z`,
          )
          .join('')}
        className="fill-primary"
      />
    </svg>
  );
}

/** A series with its own scale and title, so colour carries no meaning. */
function SeriesChart<W extends Week>({
  weeks,
  name,
  of,
  unit,
}: Series<W> & { weeks: readonly W[]; unit: Unit }) {
  const values = weeks.map(of);
  const top = axisTop(Math.max(...values));
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <div aria-hidden="true" className="text-small text-muted grid gap-4 tabular-nums *:min-w-0">
      <p className="flex flex-wrap gap-x-2">
        <span className="text-text font-semibold">{name}</span> {total.toLocaleString('en-US')} in all
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div className="-my-2.5 flex flex-col justify-between text-end">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{value.toLocaleString('en-US')}</span>
          ))}
        </div>
        <Columns values={values} top={top} />
        <div className={`col-start-2 mt-3 grid *:w-0 *:whitespace-nowrap ${unit.columns}`}>
          {weeks.map(({ from }, at) => (
            <span key={from}>{at % unit.named === 0 && formatShortDay(from)}</span>
          ))}
        </div>
      </div>
    </div>
  );
}

const columnsOf = <W extends Week>(series: readonly Series<W>[], head: string): readonly Column<W>[] => [
  { header: head, isRowHeader: true, cell: ({ from }) => formatDate(from) },
  ...series.map(({ name, head = name, of }): Column<W> => ({
    header: head,
    align: 'end',
    cell: (week) => of(week).toLocaleString('en-US'),
  })),
];

function Chart<W extends Week>({ caption, weeks, series, unit }: WeekChartProps<W> & { unit: Unit }) {
  return (
    <div className="grid gap-4 *:min-w-0">
      <div className={`grid gap-x-10 gap-y-6 *:min-w-0 ${series.length > 1 ? 'sm:grid-cols-2' : ''}`}>
        {series.map((one) => (
          <SeriesChart key={one.name} weeks={weeks} unit={unit} {...one} />
        ))}
      </div>
      <details className="text-small">
        <summary className="min-h-9 py-1">View as a table</summary>
        <DataTable
          caption={caption}
          columns={columnsOf(series, unit.head)}
          rows={weeks}
          keyOf={({ from }) => from}
        />
      </details>
    </div>
  );
}

export const WeekChart = <W extends Week>(props: WeekChartProps<W>) => <Chart {...props} unit={WEEKS} />;

/** A chart of 30 days, each from 00:00 in Nairobi. */
export const DayChart = <W extends Week>(props: WeekChartProps<W>) => <Chart {...props} unit={DAYS} />;
