import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import { isListingPath } from './listing-path';

const SEEN = new Set([200, 304]);

/** Leaves out robots, clients without a name, prefetches, and requests by script. */
function isPerson({ headers }: IncomingMessage): boolean {
  const agent = headers['user-agent'];
  const dest = headers['sec-fetch-dest'];
  if (agent === undefined || isbot(agent)) return false;
  if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) return false;
  return dest === undefined || dest === 'document';
}

/**
 * Calls `seen` with the path of a listing's page after it was sent to a person. Needs neither script nor cookie, and records nothing
 * about the person.
 */
export function noteView(
  request: IncomingMessage,
  response: ServerResponse,
  seen: (path: string) => void,
): void {
  const { method, url = '' } = request;
  if (method !== 'GET') return;
  const path = url.split('?', 1)[0] ?? '';
  if (!isListingPath(path) || !isPerson(request)) return;
  response.once('finish', () => {
    if (SEEN.has(response.statusCode)) seen(path);
  });
}
