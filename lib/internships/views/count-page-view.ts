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
 * Rate limit per network address, which even hundreds of phones behind one address do not reach. It is kept in this process's memory,
 * because a limit in the database would cost more than it protects.
 */
const LIMIT = { burst: 300, perSecond: 2 };

const buckets = new Buckets({ ...LIMIT, timesFor });

const WAIT_MS = 1_000;

const declines = (headers: IncomingHttpHeaders): boolean =>
  headers.dnt === '1' || headers['sec-gpc'] === '1' || savesData(headers['save-data']);

/**
 * Counts a page view or click reported by a public page, if `ANALYTICS` is `own`. Stores nothing about the sender. Silently ignores
 * robots, browsers that ask not to be tracked or to save data, and dashboard paths. Throws 422. Throws 404 if analytics is off, 403 for a
 * request from another site, and 429 past the rate limit.
 */
export function countPageView(request: Pick<Request, 'headers'>, input: unknown): void {
  const { ANALYTICS, APP_URL } = env();
  if (ANALYTICS !== 'own') throw new AppError('notFound', 'Page views are not counted here.');
  const { kind, path } = pageViewFields.parse(input);
  if (!isFromOwnPage(request.headers, APP_URL))
    throw new AppError('forbidden', 'Only pages of this site can report views.');
  const headers: IncomingHttpHeaders = Object.fromEntries(request.headers);
  if (declines(headers) || !isPerson(headers)) return;
  if (!buckets.take(visitorNetwork(clientAddress(request)), { isIdle: false }))
    throw tooMany('page view:address', new Date(Date.now() + WAIT_MS));
  const page = foldPath(path);
  if (page === undefined) return;
  pageSeen(kind, page);
  pageViewCounted(kind);
}
