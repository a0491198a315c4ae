'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { isPlainPress } from '../plain-press';

const ListingDetails = lazy(() => import('./listing-details'));

/** As wide as the style sheet wants it for two columns. */
const WIDE = '(width >= 64rem)';

/** Changes the address without loading anything; the router follows. */
const goTo = (address: string): void => window.history.pushState(null, '', address);

export interface ListAndDetailsProps {
  /** The id of each listing in the list by the path of its page. */
  ids: Readonly<Record<string, string>>;
  /** The first listing, open beside the list on wide screens while none is selected. */
  first?: ReactNode;
  /** Content below both; beside the list while there is nothing else. */
  others?: ReactNode;
  /** The list: each title is a link to the page of its listing. */
  children: ReactNode;
}

/**
 * A list, and beside it on wide screens the details of the listing that was pressed. The address is then that of the listing's own
 * page, which is where the press leads on narrow screens, in a new tab and without script.
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
      // The focus went with the details: back to where they were opened.
      if (document.activeElement === document.body) link?.focus({ preventScroll: true });
    };
  }, [id, path]);

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || ids[link.pathname] === undefined) return;
    if (!isPlainPress(event) || !window.matchMedia(WIDE).matches) return;
    event.preventDefault();
    if (id === undefined) back.current = window.location.pathname + window.location.search;
    if (link.pathname !== path) goTo(link.pathname);
  }

  return (
    <div
      className="list-and-details"
      data-chosen={id !== undefined || undefined}
      data-first={(id === undefined && first !== undefined) || undefined}
      onClick={onClick}
    >
      <div ref={list} className="list">
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
