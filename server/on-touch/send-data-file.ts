import type { IncomingMessage, ServerResponse } from 'node:http';
import { setNames } from '@/lib/platform/http/identify';
import { setSecurityHeaders } from '@/lib/platform/http/security-headers';
import { sendPage } from '../page-cache/cached-page';
import type { PageCache } from '../page-cache/page-cache';
import { refuse } from '../refuse';
import { readDataFileAddress } from './data-files';

interface Asked {
  pages: Pick<PageCache, 'dataFile'>;
  secure: boolean;
  /** Answers when too many pages are waiting to be rendered. */
  busy: () => void;
}

/**
 * Answers for a data file: 404 if this node does not have it and the page does not use it any more, which
 * makes the browser reload the page. Returns whether the request was for a data file.
 */
export function sendDataFile(
  request: IncomingMessage,
  response: ServerResponse,
  { pages, secure, busy }: Asked,
): boolean {
  const { url = '', method } = request;
  const asked = method === 'GET' || method === 'HEAD' ? readDataFileAddress(url) : undefined;
  if (!asked) return false;
  pages
    .dataFile(asked.name, asked.page)
    .then((file) => {
      setSecurityHeaders(response, url, secure);
      if (file) return sendPage(request, response, file);
      setNames(request, response);
      refuse(request, response, 404, 'There is no such file.');
    })
    .catch(busy);
  return true;
}
