import { Link } from '@/app/_components/link';
import { sumOf, type StatusCounts } from '@/lib/applications/board/count-by-status';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { statusWords } from '../../_components/application-status';
import { narrowedHref } from '../../_components/list-page';

const chip =
  'rounded-box border-edge text-small text-text hover:bg-sunken inline-flex min-h-11 shrink-0 items-center whitespace-nowrap gap-2 border px-3 no-underline aria-[current]:border-primary aria-[current]:bg-sunken aria-[current]:font-semibold';

export interface ApplicantStatusesProps {
  path: string;
  /** The current filters; each link replaces their status. */
  filters: Readonly<Record<string, string>>;
  counts: StatusCounts;
}

export function ApplicantStatuses({ path, filters: { status, ...others }, counts }: ApplicantStatusesProps) {
  const shown = APPLICATION_STATUSES.filter((one) => counts[one] > 0 || one === status);
  const chips: { words: string; count: number; value?: ApplicationStatus }[] = [
    { words: 'All', count: sumOf(counts) },
    ...shown.map((value) => ({ words: statusWords(value), count: counts[value], value })),
  ];
  return (
    <nav aria-label="Statuses">
      <ul className="flex gap-2 overflow-x-auto py-px md:flex-wrap">
        {chips.map(({ words, count, value }) => (
          <li key={words} className="shrink-0">
            <Link
              href={narrowedHref(path, { ...others, ...(value && { status: value }) })}
              aria-current={value === status ? 'page' : undefined}
              className={chip}
            >
              {words}
              <span className="text-muted tabular-nums">{count.toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
