import type { IncomingMessage, ServerResponse } from 'node:http';
import { setNames } from '@/lib/platform/http/identify';
import { setSecurityHeaders } from '@/lib/platform/http/security-headers';
import { sendPage } from '../page-cache/finished-page';
import type { PageCache } from '../page-cache/page-cache';
import { refuse } from '../refuse';
import { readDataFileAddress } from './data-files';

interface Asked {
  pages: Pick<PageCache, 'dataFile'>;
  secure: boolean;
  /** Answers where too many pages are waiting to be made. */
  busy: () => void;
}

/**
 * Answers for the data file of a finished page: 404 where neither this node has it nor the page has it any more, so that the page is
 * loaded again. Gives whether it was asked for one.
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
