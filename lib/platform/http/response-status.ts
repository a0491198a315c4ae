import type { ServerResponse } from 'node:http';
import { AsyncValue } from '@/lib/platform/core/async-value';
import { sharedState } from '@/lib/platform/core/shared-state';

const responses = sharedState('response', () => new AsyncValue<ServerResponse>());

/** Runs `work` so that a page in it can set its status. */
export const runResponse = <T>(response: ServerResponse, work: () => T): T => responses.run(response, work);

/** Like `runResponse`, for the rest of the current asynchronous execution. */
export const enterResponse = (response: ServerResponse): void => responses.enterWith(response);

/**
 * Sets the status of the page being rendered. Next.js can send 404 only by throwing, and then sends an empty page that needs
 * JavaScript (vercel/next.js#62228). It cannot send 410. Requests for page data (RSC) stay 200. Returns false outside a
 * request.
 */
export function setStatus(status: number): boolean {
  const response = responses.getStore();
  if (!response) return false;
  if (!response.headersSent && response.req?.headers.rsc === undefined) response.statusCode = status;
  return true;
}
