import { shareOf } from './scale';

interface Bar {
  label: string;
  value: number;
}

export interface BarTableProps {
  /** What is counted; read out, not seen. */
  caption: string;
  /** The heads of the two columns. */
  heads: readonly [label: string, value: string];
  bars: readonly Bar[];
}

/** Figures as a table whose rows have a bar: chart and table in one. */
export function BarTable({ caption, heads, bars }: BarTableProps) {
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <table className="text-small w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value }) => (
          <tr key={label} className="border-line border-b">
            <th scope="row" className="w-[46%] py-1.5 pe-3 text-start font-normal">
              {label}
            </th>
            <td className="py-1.5">
              <span className="flex items-center gap-3">
                <svg
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="h-3 min-w-0 flex-1"
                >
                  <rect width={shareOf(value, most)} height="1" className="fill-primary" />
                </svg>
                <span className="min-w-8 text-end font-semibold tabular-nums">
                  {value.toLocaleString('en-US')}
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
