/** The page size of every list. */
export const PAGE_SIZE = 10;

/** Maximum page number, so that `skip` stays within the database's limits. */
const MAX_PAGE = 1_000_000;

export interface Paged {
  page: number;
  total: number;
  totalPages: number;
}

/** Reads `?page=`. Invalid values and those below 1 become 1. */
export function pageNumber(value: unknown): number {
  const page = Math.floor(Number(typeof value === 'string' || typeof value === 'number' ? value : 1));
  return Number.isFinite(page) ? Math.min(Math.max(page, 1), MAX_PAGE) : 1;
}

export const skipTo = (page: number): number => (page - 1) * PAGE_SIZE;

/** The paging fields of a response. An empty list has one page. */
export const paged = (page: number, total: number): Paged => ({
  page,
  total,
  totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
});

export const pagedPath = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`);
