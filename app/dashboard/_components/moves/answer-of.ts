import { PAGE_CHECK } from '@/lib/platform/http/page-check';

/** `ready` if the user may open the page, `other` for a redirect, an error of the client or a cached page. */
type Answer = 'ready' | 'other' | 'none';

/** Whether public/service-worker.js has cached this page. */
async function isKept({ pathname, search }: URL): Promise<boolean> {
  try {
    if (!navigator.serviceWorker?.controller) return false;
    return (await caches.match(pathname + search)) !== undefined;
  } catch {
    return false;
  }
}

/** How a dashboard page responds. Returns `none` after a server error, or if the signal aborts the wait. */
export async function answerOf(to: URL, signal: AbortSignal): Promise<Answer> {
  try {
    const { type, status } = await fetch(to, {
      method: 'HEAD',
      headers: { [PAGE_CHECK]: 'yes' },
      redirect: 'manual',
      cache: 'no-store',
      signal,
    });
    if (status === 204) return 'ready';
    return type === 'opaqueredirect' || status < 500 ? 'other' : 'none';
  } catch {
    return !signal.aborted && (await isKept(to)) ? 'other' : 'none';
  }
}
