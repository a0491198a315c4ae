import { Button } from './button';
import { ArrowLeftIcon, ArrowRightIcon } from './side-arrows';

export interface PaginationProps {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  /** The name of the list for screen readers, such as "Internships". */
  label: string;
}

/** Renders nothing for a single page. */
export function Pagination({ page, totalPages, hrefOf, label }: PaginationProps) {
  if (totalPages <= 1 && page <= 1) return null;
  const previous = Math.min(page - 1, totalPages);
  return (
    <nav aria-label={`${label}: pages`} className="flex flex-wrap items-center justify-between gap-3">
      <div>
        {page > 1 && (
          <Button variant="secondary" href={hrefOf(previous)} rel="prev">
            <ArrowLeftIcon />
            Previous
          </Button>
        )}
      </div>
      <p className="text-small text-muted order-first basis-full text-center tabular-nums sm:order-none sm:basis-auto">
        Page {page} of {totalPages}
      </p>
      <div>
        {page < totalPages && (
          <Button variant="secondary" href={hrefOf(page + 1)} rel="next">
            Next
            <ArrowRightIcon />
          </Button>
        )}
      </div>
    </nav>
  );
}
