import type { ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { Pagination } from '@/app/_components/pagination';
import type { OpenPage } from '@/lib/internships/listings/list-open-page';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { pagedPath } from '@/lib/platform/pagination/pagination';
import { ListingList } from './listing-list';
import { ListingPanes } from './listing-panes';

export interface OpenListingsProps {
  found: OpenPage;
  path: string;
  first: PublicInternship | undefined;
  none: ReactNode;
  others: ReactNode;
  children?: ReactNode;
}

function PastTheEnd({ found, path }: Pick<OpenListingsProps, 'found' | 'path'>) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={`The list ends on page ${found.totalPages}`}
        action={<Button href={path}>Go to the first page</Button>}
      />
    </>
  );
}

export function OpenListings({ found, first, path, none, others, children }: OpenListingsProps) {
  const { internships, page, total, totalPages } = found;
  return (
    <ListingPanes listings={internships} first={first} others={others}>
      {internships.length > 0 && (
        <>
          <ListingList listings={internships} now={new Date()} />
          <Pagination
            page={page}
            totalPages={totalPages}
            hrefOf={(to) => pagedPath(path, to)}
            label="Internships"
          />
        </>
      )}
      {internships.length === 0 && (total === 0 ? none : <PastTheEnd found={found} path={path} />)}
      {children}
    </ListingPanes>
  );
}
