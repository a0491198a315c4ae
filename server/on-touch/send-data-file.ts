import type { IncomingMessage, ServerResponse } from 'node:http';
import { identify, setNames } from '@/lib/platform/http/identify';
import { setSecurityHeaders } from '@/lib/platform/http/security-headers';
import { sendPage } from '../page-cache/cached-page';
import type { PageCache } from '../page-cache/page-cache';
import { refuse } from '../refuse';
import { readDataFileAddress } from './data-files';
import { constantFile } from './constant-files';
import { PERSONAL, PERSONAL_ADDRESS } from './personal';
import { RUN_LATE, RUN_LATE_ADDRESS } from './run-late';

/** The scripts that are the same on every page, by address. */
const CONSTANTS: ReadonlyMap<string, string> = new Map([
  [PERSONAL_ADDRESS, PERSONAL],
  [RUN_LATE_ADDRESS, RUN_LATE],
]);

interface Asked {
  pages: Pick<PageCache, 'dataFile'>;
  secure: boolean;
  /** Responds when too many pages are waiting to be rendered. */
  busy: () => void;
}

/**
 * Answers requests for a constant script or a data file, and returns whether this was one. Sends a 404 if this node does not have the
 * file and the page no longer uses it, which makes the browser reload the page.
 */
export function sendDataFile(
  request: IncomingMessage,
  response: ServerResponse,
  { pages, secure, busy }: Asked,
): boolean {
  const { url = '', method } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const asked = readDataFileAddress(url);
  const constant = CONSTANTS.get(url);
  if (!asked && constant === undefined) return false;
  (asked
    ? pages.dataFile(asked.name, asked.page, { address: identify(request).client ?? '' })
    : constantFile(constant ?? '')
  )
    .then((file) => {
      setSecurityHeaders(response, url, secure);
      if (file) return sendPage(request, response, file);
      setNames(request, response);
      refuse(request, response, 404, 'There is no such file.');
    })
    .catch(busy);
  return true;
}
