import type { ReactNode } from 'react';
import { PageHeading, type PageHeadingProps } from '@/app/_components/page-heading';
import { ListRegion } from './list-region';

interface ListFrameProps extends Pick<PageHeadingProps, 'title' | 'intro' | 'actions'> {
  filters?: ReactNode;
  children: ReactNode;
}

/** A page that shows one list. */
export const ListFrame = ({ filters, children, ...heading }: ListFrameProps) => (
  <div className="grid gap-8">
    <PageHeading {...heading} />
    <ListRegion filters={filters}>{children}</ListRegion>
  </div>
);
