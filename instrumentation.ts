import type { Instrumentation } from 'next';

let note: ((error: unknown, method: string, route: string) => void) | undefined;

/** Next.js calls this once before the first request. */
export async function register(): Promise<void> {
  // Next.js bundles this file for its edge runtime as well, which has none of what the log is made of.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  note = (await import('./lib/platform/http/note-page-failure')).notePageFailure;
  const { startAlone } = await import('./lib/operations/scheduled-jobs/start-alone');
  await startAlone();
}

/** Next.js calls this with whatever made a page or a call fail. */
export const onRequestError: Instrumentation.onRequestError = (error, { method }, { routePath }) =>
  note?.(error, method, routePath);
