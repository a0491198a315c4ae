'use client';

import { useSearchParams } from 'next/navigation';
import { useId, type ReactNode } from 'react';
import { TableSkeleton } from '@/app/_components/skeleton';
import { MoveFailed } from './moves/move-failure';
import { useMove, type Move } from './moves/moves';

const turnsPage = ({ to }: Move): boolean => to.pathname === window.location.pathname;

interface ListRegionProps {
  filters?: ReactNode;
  /** Whether it is only part of a page, with less spacing. */
  isPart?: boolean;
  children: ReactNode;
}

/** While another page loads, a skeleton replaces the rows; if it fails to load, the rows stay below the error. */
export function ListRegion({ filters, isPart = false, children }: ListRegionProps) {
  const id = useId();
  const search = useSearchParams().toString();
  const last = useMove();
  const move = last?.region === id ? last : null;
  const waiting = move !== null && move.isUnderWay && !move.failure && turnsPage(move);
  const grid = isPart ? 'grid gap-4 *:min-w-0' : 'grid gap-8';
  return (
    // Another page of the list replaces the fields, which keep what was typed, and the messages about rows.
    <div key={search} className={grid} data-list={id}>
      {filters}
      {waiting && <TableSkeleton rows={10} />}
      {move?.failure && <MoveFailed {...move} />}
      <div hidden={waiting} className={waiting ? undefined : grid}>
        {children}
      </div>
    </div>
  );
}
