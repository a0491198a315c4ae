import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isPerson } from './is-person';
import { isListingPath } from './listing-path';

const SEEN = new Set([200, 304]);

const isNavigation = ({ 'sec-fetch-dest': dest }: IncomingHttpHeaders): boolean =>
  dest === undefined || dest === 'document';

/**
 * Calls `seen` with the path of a listing's page after it has been sent to a person. Needs neither JavaScript nor cookies, and
 * records nothing about the person.
 */
export function noteView(
  request: IncomingMessage,
  response: ServerResponse,
  seen: (path: string) => void,
): void {
  const { method, url = '', headers } = request;
  if (method !== 'GET') return;
  const path = url.split('?', 1)[0] ?? '';
  if (!isListingPath(path) || !isPerson(headers) || !isNavigation(headers)) return;
  response.once('finish', () => {
    if (SEEN.has(response.statusCode)) seen(path);
  });
}
