'use client';

import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { isPlainPress } from '@/app/_components/plain-press';
import { TableSkeleton } from '@/app/_components/skeleton';

/** Whether a click leads to another page of the list that stands at this address. */
function turnsPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return (
    link !== null &&
    isPlainPress(event) &&
    !event.defaultPrevented &&
    link.pathname === window.location.pathname
  );
}

/**
 * A list with what narrows it and what turns its pages. Pages come finished from the server: from the moment another one is
 * asked for until it is there, bones of a table stand where the rows were.
 */
export function ListRegion({ filters, children }: { filters?: ReactNode; children: ReactNode }) {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    // Back and forward may bring this very page again.
    const shown = () => setWaiting(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  return (
    <div
      className="grid gap-8"
      onSubmit={(event) => setWaiting(!event.defaultPrevented)}
      onClick={(event) => turnsPage(event) && setWaiting(true)}
    >
      {filters}
      {waiting && <TableSkeleton rows={10} />}
      <div hidden={waiting} className={waiting ? undefined : 'grid gap-8'}>
        {children}
      </div>
    </div>
  );
}
