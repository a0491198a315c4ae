import { redirect } from 'next/navigation';
import { pageNumber, type Paged } from '@/lib/paging';

export interface ListProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The address of a page of a list; the first one is the plain address. */
export const pageHref = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);

/** Reads `?page=` of a list. */
export const readPage = async ({ searchParams }: ListProps): Promise<number> =>
  pageNumber((await searchParams).page);

/** Sends who asks for a page past the end to the last one there is. */
export function keepWithin(path: string, { page, totalPages }: Paged): void {
  if (page > totalPages) redirect(pageHref(path, totalPages));
}
