import type { IncomingHttpHeaders } from 'node:http';
import { Buckets } from '@/lib/platform/core/buckets';
import { AppError } from '@/lib/platform/core/errors';
import { env } from '@/lib/platform/env/env';
import { visitorNetwork } from '@/lib/platform/env/networks';
import { clientAddress } from '@/lib/platform/http/client-address';
import { savesData } from '@/lib/platform/http/light-version';
import { isFromOwnPage } from '@/lib/platform/http/csrf';
import { pageViewCounted } from '@/lib/platform/monitoring/events';
import { timesFor, tooMany } from '@/lib/platform/rate-limit/rate-limit';
import { pageSeen } from './count-page-views';
import { foldPath } from './fold-path';
import { isPerson } from './is-person';
import { pageViewFields } from './schemas';

/**
 * What one network address may send: 300 at once and 2 a second after that, which hundreds of phones behind one address do not reach. In
 * the memory of this process: a limit in the database would cost more than what it protects.
 */
const LIMIT = { burst: 300, perSecond: 2 };

const buckets = new Buckets({ ...LIMIT, timesFor });

/** Milliseconds until a bucket has room again. */
const WAIT_MS = 1_000;

/** Whether this browser asks not to be tracked (DNT, GPC) or to save data. */
const declines = (headers: IncomingHttpHeaders): boolean =>
  headers.dnt === '1' || headers['sec-gpc'] === '1' || savesData(headers['save-data']);

/**
 * Counts a view or a click that the script of a public page reports, where `ANALYTICS` is `own`, and stores nothing about who sent it. Robots,
 * browsers that ask not to be tracked or to save data, and paths of the dashboard are left out without a word. Throws 404 where the
 * service does not count, 403 for what is not sent by a page of this site, 422 for invalid input, 429 past the limit of an address.
 */
export function countPageView(request: Pick<Request, 'headers'>, input: unknown): void {
  const { ANALYTICS, APP_URL } = env();
  if (ANALYTICS !== 'own') throw new AppError('notFound', 'Page views are not counted here.');
  const { kind, path } = pageViewFields.parse(input);
  if (!isFromOwnPage(request.headers, APP_URL))
    throw new AppError('forbidden', 'Only the pages of this site report their views.');
  const headers: IncomingHttpHeaders = Object.fromEntries(request.headers);
  if (declines(headers) || !isPerson(headers)) return;
  if (!buckets.take(visitorNetwork(clientAddress(request)), { isIdle: false }))
    throw tooMany('page view:address', new Date(Date.now() + WAIT_MS));
  const page = foldPath(path);
  if (page === undefined) return;
  pageSeen(kind, page);
  pageViewCounted(kind);
}
