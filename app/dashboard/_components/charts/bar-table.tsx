import { Link } from '@/app/_components/link';
import { shareOf } from './scale';

interface Bar {
  label: string;
  value: number;
  href?: string | undefined;
}

export interface BarTableProps {
  /** For screen readers only. */
  caption: string;
  heads: readonly [label: string, value: string];
  bars: readonly Bar[];
}

export function BarTable({ caption, heads, bars }: BarTableProps) {
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <table className="bar-table">
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
        {bars.map(({ label, value, href }) => (
          <tr key={label}>
            <th scope="row">{href === undefined ? label : <Link href={href}>{label}</Link>}</th>
            <td>
              <div>
                <svg aria-hidden="true">
                  <rect width={`${shareOf(value, most)}%`} height="100%" />
                </svg>
                <span>{value.toLocaleString('en-US')}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
