import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import { isListingPath } from './listing-path';

const SEEN = new Set([200, 304]);

/** Browsers say what they fetch ahead, and what no person looks at; a program that says nothing of itself is none. */
function isPerson({ headers }: IncomingMessage): boolean {
  const agent = headers['user-agent'];
  const dest = headers['sec-fetch-dest'];
  if (agent === undefined || isbot(agent)) return false;
  if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) return false;
  return dest === undefined || dest === 'document';
}

/**
 * Tells `seen` the path of a listing's page once it was sent to a person. Neither script nor cookie is needed, and nothing of who
 * it was is noted.
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
