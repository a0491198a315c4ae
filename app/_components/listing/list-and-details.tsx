'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { isWide } from '../is-wide';
import { isPlainPress } from '../plain-press';

const ListingDetails = lazy(() => import('./listing-details'));

const goTo = (address: string): void => window.history.pushState(null, '', address);

export interface ListAndDetailsProps {
  ids: Readonly<Record<string, string>>;
  /** The first listing, open on wide screens while none is selected. */
  first?: ReactNode;
  /** Content below both, or beside the list if nothing else is there. */
  others?: ReactNode;
  children: ReactNode;
}

/**
 * A list and, on wide screens, the details of the selected listing. The address becomes that of the listing's own page. A second press on
 * its row opens that page, as do the first press on narrow screens, in a new tab or without JavaScript, and links in the details.
 */
export function ListAndDetails({ ids, first, others, children }: ListAndDetailsProps) {
  const path = usePathname();
  const id = ids[path];
  const list = useRef<HTMLDivElement>(null);
  const back = useRef('');

  useEffect(() => {
    if (id === undefined) return;
    const link = list.current?.querySelector<HTMLElement>(`a[href="${path}"]`);
    link?.setAttribute('aria-current', 'true');
    return () => {
      link?.removeAttribute('aria-current');
      // The details had the focus, so it returns to their link.
      if (document.activeElement === document.body) link?.focus({ preventScroll: true });
    };
  }, [id, path]);

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !list.current?.contains(link)) return;
    if (ids[link.pathname] === undefined || link.pathname === path) return;
    if (!isPlainPress(event) || !isWide()) return;
    event.preventDefault();
    if (id === undefined) back.current = window.location.pathname + window.location.search;
    goTo(link.pathname);
  }

  return (
    <div
      className="list-and-details"
      data-chosen={id !== undefined || undefined}
      data-first={(id === undefined && first !== undefined) || undefined}
      onClick={onClick}
    >
      <div ref={list} id="results" className="list">
        {children}
      </div>
      {(id !== undefined || first !== undefined) && (
        <div className="beside">
          {id === undefined ? (
            first
          ) : (
            <Suspense fallback={<div className="details" />}>
              <ListingDetails key={id} id={id} close={() => goTo(back.current)} />
            </Suspense>
          )}
        </div>
      )}
      {others !== undefined && <div className="others">{others}</div>}
    </div>
  );
}
