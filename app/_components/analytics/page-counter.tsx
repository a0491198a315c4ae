'use client';

import { track } from '@vercel/analytics';
import { Analytics } from '@vercel/analytics/react';
import { useEffect } from 'react';

/** The script's URL and the endpoint that receives its reports. Default: Vercel's. */
export interface Counter {
  scriptSrc?: string;
  endpoint?: string;
}

/** Counts a marked click (clicks.ts) with the path of its link or page; never a query. */
function countClick({ target, defaultPrevented }: MouseEvent): void {
  const control = target instanceof Element ? target.closest('a, button') : null;
  const mark = control?.closest<HTMLElement>('[data-click]');
  const click = mark?.dataset.click;
  if (defaultPrevented || !click) return;
  if (control instanceof HTMLAnchorElement) track(click, { path: control.pathname });
  else if (control === mark) track(click, { path: window.location.pathname });
}

/** Counts page views without query strings, and marked clicks, with the Vercel Web Analytics client. */
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
