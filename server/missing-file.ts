import type { IncomingMessage, ServerResponse } from 'node:http';
import { setNames } from '@/lib/platform/http/identify';
import { TOUCH_ICON_NAME } from '@/lib/platform/http/touch-icon';
import { setSecurityHeaders } from '@/lib/platform/http/security-headers';
import { FILE_NAME, MISSING_ROUTE, pathOf } from './page-cache/key';
import { refuse } from './refuse';

/** Files that `next.config.ts` serves under other names. */
const RENAMED = new RegExp(`^/${TOUCH_ICON_NAME}$`);

/** Addresses that Next.js keeps for itself. The site uses none of them but the static files. */
const INTERNAL = /^\/_next\/(?!static\/)/;

const isMissing = (url: string, routeOf: (url: string) => string): boolean =>
  FILE_NAME.test(pathOf(url)) && routeOf(url) === MISSING_ROUTE && !RENAMED.test(pathOf(url));

/**
 * Responds with a short 404 for a missing file or, outside development, an unused address of Next.js, because nobody would see an error
 * page. Returns whether it responded.
 */
export function refuseMissingFile(
  request: IncomingMessage,
  response: ServerResponse,
  { routeOf, secure, dev }: { routeOf: (url: string) => string; secure: boolean; dev: boolean },
): boolean {
  const { url = '', method } = request;
  const isAsked = method === 'GET' || method === 'HEAD';
  const isInternal = !dev && INTERNAL.test(url);
  if (!isAsked || (!isInternal && !isMissing(url, routeOf))) return false;
  setNames(request, response);
  setSecurityHeaders(response, url, secure);
  refuse(request, response, 404, 'There is no such file.');
  return true;
}
