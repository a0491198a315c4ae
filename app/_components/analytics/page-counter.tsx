'use client';

import { track } from '@vercel/analytics';
import { Analytics } from '@vercel/analytics/react';
import { useEffect } from 'react';

/** Where the counting script is fetched, and where it sends its reports; without them, those of Vercel. */
export interface Counter {
  scriptSrc?: string;
  endpoint?: string;
}

/** Counts a marked click (clicks.ts), with the path it leads to or was made on; never a query. */
function countClick({ target, defaultPrevented }: MouseEvent): void {
  const control = target instanceof Element ? target.closest('a, button') : null;
  const mark = control?.closest<HTMLElement>('[data-click]');
  const click = mark?.dataset.click;
  if (defaultPrevented || !click) return;
  if (control instanceof HTMLAnchorElement) track(click, { path: control.pathname });
  else if (control === mark) track(click, { path: window.location.pathname });
}

/** Counts page views without the queries of their addresses, and the marked clicks, by the client of Vercel Web Analytics. */
export default function PageCounter(counter: Counter) {
  useEffect(() => {
    document.addEventListener('click', countClick);
    return () => document.removeEventListener('click', countClick);
  }, []);
  return (
    <Analytics
      {...counter}
      mode="production"
      beforeSend={(event) => ({ ...event, url: event.url.replace(/[?#].*$/, '') })}
    />
  );
}
