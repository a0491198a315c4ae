import { PAGE_CHECK } from '@/lib/platform/http/page-check';

/** Whether public/service-worker.js keeps this page for when there is no connection. */
async function isKept({ pathname, search }: URL): Promise<boolean> {
  try {
    if (!navigator.serviceWorker?.controller) return false;
    return (await caches.match(pathname + search)) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Whether a page of the dashboard answers: with itself, a redirect or what it has to say, but not with a failure of the server. Gives
 * false when the signal ends the waiting.
 */
export async function hasAnswer(to: URL, signal: AbortSignal): Promise<boolean> {
  try {
    const { type, status } = await fetch(to, {
      method: 'HEAD',
      headers: { [PAGE_CHECK]: 'yes' },
      redirect: 'manual',
      cache: 'no-store',
      signal,
    });
    return type === 'opaqueredirect' || status < 500;
  } catch {
    return !signal.aborted && isKept(to);
  }
}
