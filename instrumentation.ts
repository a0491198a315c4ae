import type { Instrumentation } from 'next';

let note: ((error: unknown, method: string, route: string) => void) | undefined;

export async function register(): Promise<void> {
  // Next.js also bundles this file for its edge runtime, which cannot load the log.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  note = (await import('./lib/platform/http/note-page-failure')).notePageFailure;
  const { startAlone } = await import('./lib/operations/scheduled-jobs/start-alone');
  await startAlone();
}

/** Next.js calls this with every error of a page or an API call. */
export const onRequestError: Instrumentation.onRequestError = (error, { method }, { routePath }) =>
  note?.(error, method, routePath);
