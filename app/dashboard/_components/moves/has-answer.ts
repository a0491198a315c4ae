import { PAGE_CHECK } from '@/lib/platform/http/page-check';

/** Whether public/service-worker.js has cached this page. */
async function isKept({ pathname, search }: URL): Promise<boolean> {
  try {
    if (!navigator.serviceWorker?.controller) return false;
    return (await caches.match(pathname + search)) !== undefined;
  } catch {
    return false;
  }
}

/** Whether a dashboard page responds without a server error. Returns false if the signal aborts the wait. */
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
