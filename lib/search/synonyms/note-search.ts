import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { SEARCH_NAMES, searchSchema } from '@/lib/search/engine/search-schema';
import { isPerson } from '@/lib/internships/views/is-person';
import { foundNothing } from './empty-queries';
import { loggedWords } from './logged-words';

const PAGE = '/internships';
const SHOWN = new Set([200, 304]);

/** False for prefetches by the router, and for requests by scripts, except page loads (`rsc`). */
function isShown(headers: IncomingHttpHeaders): boolean {
  const dest = headers['sec-fetch-dest'];
  if (headers['next-router-prefetch'] !== undefined) return false;
  return dest === undefined || dest === 'document' || headers.rsc !== undefined;
}

function wordsIn(url: string): string | undefined {
  const [path, query] = url.split('?', 2);
  if (path !== PAGE || !query) return undefined;
  const asked = new URLSearchParams(query);
  const isNarrowed = SEARCH_NAMES.some((name) => name !== 'q' && name !== 'sort' && asked.get(name));
  return isNarrowed ? undefined : searchSchema.shape.q.parse(asked.get('q'));
}

/**
 * Calls `seen` with the words of a search once a person has seen that it has no results. Needs neither JavaScript nor cookies, and records
 * nothing about the person.
 */
export function noteSearch(
  request: IncomingMessage,
  response: ServerResponse,
  seen: (words: string) => void,
): void {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || !url.startsWith(`${PAGE}?`) || !isPerson(headers) || !isShown(headers)) return;
  const q = wordsIn(url);
  if (!q) return;
  response.once('finish', () => {
    if (!SHOWN.has(response.statusCode) || !foundNothing(q)) return;
    const words = loggedWords(q);
    if (words !== undefined) seen(words);
  });
}
