import type { ReactNode } from 'react';
import { Pagination, type PaginationProps } from '@/app/_components/pagination';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { attempt } from './attempt';
import { keepWithin, narrowedHref } from './list-page';
import { LoadFailure } from './load-failure';
import { Slow } from './slow';

interface SlowListProps<Found extends Paged> extends Pick<PaginationProps, 'label'> {
  list: { path: string; page: number; filters?: Readonly<Record<string, string>> };
  /** The message if the list cannot be read; by default that of the page. */
  failure?: string;
  read: () => Promise<Found>;
  /** The address names a place in the list, which must come with the rest of the page. */
  hasPlace?: boolean;
  /** Replaces a list without rows. */
  empty: ReactNode;
  children: (found: Found) => ReactNode;
}

/**
 * Reads the rows of one page of a list, with links to the other pages. Redirects to the last page if the requested page is past the end.
 */
export async function readRows<Found extends Paged>(props: SlowListProps<Found>) {
  const { list, label, failure, read, empty, children } = props;
  const { path, page, filters = {} } = list;
  const hrefOf = (wanted: number) => narrowedHref(path, filters, wanted);
  const found = await attempt(read());
  if (!found) return <LoadFailure message={failure} href={hrefOf(page)} />;
  keepWithin(path, found, filters);
  if (found.total === 0) return empty;
  return (
    <>
      {children(found)}
      <Pagination {...found} label={label} hrefOf={hrefOf} />
    </>
  );
}

/** The rows of one page of a list, which wait for the database, with links to the other pages. */
export const SlowList = <Found extends Paged>(props: SlowListProps<Found>) => (
  <Slow mayFollow={props.list.page === 1 && !props.hasPlace}>{() => readRows(props)}</Slow>
);
