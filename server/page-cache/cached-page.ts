import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import fresh from 'fresh';
import { IMMUTABLE } from '@/lib/platform/http/immutable-cache';
import { namesOf } from '@/lib/platform/http/identify';
import { encodings } from './encodings';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Brotli quality, 0 to 11: the highest that compresses a page in one or two milliseconds. */
const QUICK = 5;
/** Brotli quality for immutable files: a tenth of a second, once, saves every visitor a tenth of the data. */
const THOROUGH = 11;

/** Smaller responses fit into one packet anyway. */
const WORTH_COMPRESSING = 256;

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|xml|javascript|feed\+json|rss\+xml|atom\+xml)|image\/svg)/;

/** The request headers that change the response. */
const VARIES = { page: 'Accept-Encoding, Save-Data', file: 'Accept-Encoding' };

/** Clients may store the page but must revalidate it each time, because pages can change at any moment. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** Headers of one connection or response, not of the page. The cache supports ETags, but not ranges or modification times. */
const OF_ONE_ANSWER = new Set([
  'accept-ranges',
  'connection',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
  'set-cookie',
  'vary',
  'x-request-id',
  'traceresponse',
]);

export interface CachedPage {
  status: number;
  headers: [string, string][];
  etag: string;
  cacheControl: string;
  vary: string;
  immutable: boolean;
  /** The renderer's version; a request for exactly this one (`?v=`) may be cached indefinitely. */
  version: string | undefined;
  bodies: { identity: Buffer } | { gzip: Buffer; br: Buffer };
  /** The name of its data file, if its scripts are fetched at the first touch. */
  script?: string | undefined;
  size: number;
}

const textOf = (value: OutgoingHttpHeaders[string]): string =>
  Array.isArray(value) ? value.join(', ') : String(value);

/** Prepares a response for the cache: compressed, with its ETag. */
export async function toCachedPage(answer: {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  script?: string | undefined;
  /** Rendered often: compressed quickly even if it never changes. */
  changes?: boolean;
}): Promise<CachedPage> {
  const { status, headers, body, script, changes = false } = answer;
  const type = textOf(headers['content-type'] ?? '');
  const said = textOf(headers['cache-control'] ?? '');
  const immutable = said.includes('immutable');
  const sent = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !OF_ONE_ANSWER.has(name) && name !== 'cache-control',
  );
  const packed = status < 500 && COMPRESSIBLE.test(type) && body.length >= WORTH_COMPRESSING;
  const bodies = packed
    ? {
        gzip: await zip(body),
        br: await brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: immutable && !changes ? THOROUGH : QUICK,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        }),
      }
    : { identity: body };
  return {
    status,
    headers: sent.map(([name, value]) => [name, textOf(value)]),
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    cacheControl: said.includes('public') ? said : status === 200 ? ASK_AGAIN : 'no-store',
    vary: type.startsWith('text/html') ? VARIES.page : VARIES.file,
    immutable,
    version: /^"([\w-]+)"$/.exec(textOf(headers.etag ?? ''))?.[1],
    bodies,
    script,
    size: 1_024 + Object.values(bodies).reduce((sum, part) => sum + part.length, 0),
  };
}

interface Chosen {
  encoding?: 'br' | 'gzip';
  body: Buffer;
}

/** Returns the body in the client's preferred encoding, or undefined if it is stored compressed but the client wants it uncompressed. */
function choose({ bodies }: CachedPage, { headers }: IncomingMessage): Chosen | undefined {
  if ('identity' in bodies) return { body: bodies.identity };
  const encoding = encodings.memo(headers['accept-encoding'] ?? '');
  return encoding === 'identity' ? undefined : { encoding, body: bodies[encoding] };
}

async function plain({ bodies }: CachedPage): Promise<Chosen> {
  return { body: 'identity' in bodies ? bodies.identity : await unzip(bodies.gzip) };
}

const isAskedByVersion = ({ version }: CachedPage, { url = '' }: IncomingMessage): boolean =>
  version !== undefined && new URLSearchParams(url.split('?')[1]).get('v') === version;

const cacheControlFor = (page: CachedPage, request: IncomingMessage): string =>
  isAskedByVersion(page, request) ? IMMUTABLE : page.cacheControl;

const varyOf = ({ bodies, vary }: CachedPage): string[] => ('identity' in bodies ? [] : ['Vary', vary]);

function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { encoding, body }: Chosen,
): void {
  const headers = ['ETag', page.etag, 'Cache-Control', cacheControlFor(page, request), ...namesOf(request)];
  for (const [name, value] of page.headers) headers.push(name, value);
  if (encoding) headers.push('Content-Encoding', encoding);
  headers.push(...varyOf(page), 'Content-Length', String(body.length));
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Replaces the request ID in an error page; returns any other page unchanged. */
export function namedFor(page: CachedPage, madeFor: string, id: string): CachedPage {
  if (page.status < 500 || madeFor === id || !('identity' in page.bodies)) return page;
  const identity = Buffer.from(page.bodies.identity.toString().replaceAll(madeFor, id));
  return { ...page, bodies: { identity } };
}

/** Sends a cached page in the accepted encoding, or 304 if the client has it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const known = { 'if-none-match': request.headers['if-none-match'] };
  if (page.status === 200 && fresh(known, { etag: page.etag })) {
    const headers = ['ETag', page.etag, 'Cache-Control', cacheControlFor(page, request), ...namesOf(request)];
    response.writeHead(304, [...headers, ...varyOf(page)]);
    response.end();
    return;
  }
  const chosen = choose(page, request);
  if (chosen) {
    write(request, response, page, chosen);
    return;
  }
  plain(page)
    .then((body) => write(request, response, page, body))
    .catch(() => response.destroy());
}
