'use client';

import { useId, type ReactNode } from 'react';
import { TableSkeleton } from '@/app/_components/skeleton';
import { MoveFailed } from './moves/move-failure';
import { useMove, type Move } from './moves/moves';

/** Whether a move leads to another page of the list that stands at this address. */
const turnsPage = ({ to }: Move): boolean => to.pathname === window.location.pathname;

interface ListRegionProps {
  filters?: ReactNode;
  /** It stands in a section of a page, closer together. */
  isPart?: boolean;
  children: ReactNode;
}

/**
 * A list with what narrows it and what turns its pages. Pages come finished from the server: from the moment another one is
 * asked for until it is there, bones of a table stand where the rows were. Where none comes, the rows stay, below what failed.
 */
export function ListRegion({ filters, isPart = false, children }: ListRegionProps) {
  const id = useId();
  const last = useMove();
  const move = last?.region === id ? last : null;
  const waiting = move !== null && move.isUnderWay && !move.failure && turnsPage(move);
  const grid = isPart ? 'grid gap-4 *:min-w-0' : 'grid gap-8';
  return (
    <div className={grid} data-list={id}>
      {filters}
      {waiting && <TableSkeleton rows={10} />}
      {move?.failure && <MoveFailed {...move} />}
      <div hidden={waiting} className={waiting ? undefined : grid}>
        {children}
      </div>
    </div>
  );
}
