import type { BeforeSendEvent, inject, track } from '@vercel/analytics';

/**
 * Counts page views and the marked clicks (clicks.ts), each with the path it leads to or was made on; never a query.
 * It is sent to browsers as its own text, so it may use nothing but what it is given.
 */
export function startCounting(vercel: { inject: typeof inject; track: typeof track }): void {
  vercel.inject({
    mode: 'production',
    beforeSend: (event: BeforeSendEvent) => ({ ...event, url: event.url.replace(/[?#].*$/, '') }),
  });
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const control = target instanceof Element ? target.closest('a, button') : null;
    const mark = control?.closest<HTMLElement>('[data-click]');
    const click = mark?.dataset.click;
    if (defaultPrevented || !click) return;
    if (control instanceof HTMLAnchorElement) vercel.track(click, { path: control.pathname });
    else if (control === mark) vercel.track(click, { path: window.location.pathname });
  });
}
