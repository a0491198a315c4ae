import { Button } from './button';
import { ArrowLeftIcon, ArrowRightIcon } from './side-arrows';

export interface PaginationProps {
  page: number;
  totalPages: number;
  /** The address of a page of this list. */
  hrefOf: (page: number) => string;
  /** What is paged, for screen readers: "Internships". */
  label: string;
}

/** 'Page x of y' between Previous and Next, which are links. Shows nothing where there is one page. */
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
