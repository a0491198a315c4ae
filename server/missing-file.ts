import type { IncomingMessage, ServerResponse } from 'node:http';
import { setNames } from '@/lib/platform/http/identify';
import { setSecurityHeaders } from '@/lib/platform/http/security-headers';
import { FILE_NAME, MISSING_ROUTE, pathOf } from './page-cache/key';
import { refuse } from './refuse';

/**
 * Answers 404 in a few words where a file is asked for that there is not: nobody looks at a page in its place. Takes the
 * function that gives the route of an address, and whether visitors come by https. Gives whether it answered.
 */
export function refuseMissingFile(
  request: IncomingMessage,
  response: ServerResponse,
  { routeOf, secure }: { routeOf: (url: string) => string; secure: boolean },
): boolean {
  const { url = '', method } = request;
  const isAsked = method === 'GET' || method === 'HEAD';
  if (!isAsked || !FILE_NAME.test(pathOf(url)) || routeOf(url) !== MISSING_ROUTE) return false;
  setNames(request, response);
  setSecurityHeaders(response, url, secure);
  refuse(request, response, 404, 'There is no such file.');
  return true;
}
