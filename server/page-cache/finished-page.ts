import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Of 0 to 11: what a page this size still takes only a millisecond or two for. */
const QUICK = 5;
/** For what never changes: a file takes a tenth of a second once, and every visitor a tenth less of their data. */
const THOROUGH = 11;

/** Bytes below which compressing gains nothing. */
const WORTH_COMPRESSING = 1_024;

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|xml|javascript|feed\+json|rss\+xml|atom\+xml)|image\/svg)/;

/** Characters of what somebody accepts, beyond which it is not kept in mind. */
const LONGEST_ACCEPTED = 200;

/** What else than the address decides which bytes are sent. */
const VARY = 'Accept-Encoding';

/** Held by whoever has it, asked for again each time: the pages change by the second. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** What belongs to one connection or one answer, not to the page. */
const OF_ONE_ANSWER = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
  'set-cookie',
  'vary',
]);

/** One form of an answer with all its headers, names and values in turn. */
interface Body {
  bytes: Buffer;
  headers: string[];
}

/** A whole answer, ready to be sent to anybody. */
export interface FinishedPage {
  status: number;
  etag: string;
  cacheControl: string;
  /** Never another under this address. */
  immutable: boolean;
  bodies: { identity: Body } | { gzip: Body; br: Body };
  /** Bytes it takes to keep. */
  size: number;
}

const textOf = (value: OutgoingHttpHeaders[string]): string =>
  Array.isArray(value) ? value.join(', ') : String(value);

/** Makes an answer ready to be sent many times: compressed, with its fingerprint. */
export async function finishPage(answer: {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}): Promise<FinishedPage> {
  const { status, headers, body } = answer;
  const type = textOf(headers['content-type'] ?? '');
  const said = textOf(headers['cache-control'] ?? '');
  const immutable = said.includes('immutable');
  const kept = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !OF_ONE_ANSWER.has(name) && name !== 'cache-control',
  );
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const cacheControl = said.includes('public') ? said : status === 200 ? ASK_AGAIN : 'no-store';
  const common = ['ETag', etag, 'Cache-Control', cacheControl];
  for (const [name, value] of kept) common.push(name, textOf(value));
  const bodies = await pack(body, common, {
    worthwhile: COMPRESSIBLE.test(type) && body.length >= WORTH_COMPRESSING,
    quality: immutable ? THOROUGH : QUICK,
  });
  const size = 1_024 + Object.values(bodies).reduce((sum, { bytes }) => sum + bytes.length, 0);
  return { status, etag, cacheControl, immutable, bodies, size };
}

const asBody = (bytes: Buffer, headers: string[]): Body => ({
  bytes,
  headers: [...headers, 'Content-Length', String(bytes.length)],
});

/** The forms an answer is kept in: compressed both ways, or as it is where that is not worthwhile. */
async function pack(
  body: Buffer,
  common: string[],
  { worthwhile, quality }: { worthwhile: boolean; quality: number },
): Promise<FinishedPage['bodies']> {
  if (!worthwhile) return { identity: asBody(body, common) };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const headers = (encoding: string) => [...common, 'Content-Encoding', encoding, 'Vary', VARY];
  return {
    gzip: asBody(await zip(body), headers('gzip')),
    br: asBody(await brotli(body, { params }), headers('br')),
  };
}

const PREFERRED = ['br', 'gzip'] as const;
type Encoding = (typeof PREFERRED)[number];

/** Browsers say one of a handful of things: what was made of them is kept. */
const negotiated = new LRUCache<string, Encoding | 'identity'>({ max: 100 });

/** The encoding that somebody who accepts these likes best of those that pages are kept in. */
function encodingFor(accepted: string): Encoding | 'identity' {
  const known = negotiated.get(accepted);
  if (known) return known;
  const asked = { headers: { 'accept-encoding': accepted } };
  const all = new Negotiator(asked).encodings([...PREFERRED]);
  const best = PREFERRED.find((one) => all.includes(one)) ?? 'identity';
  if (accepted.length <= LONGEST_ACCEPTED) negotiated.set(accepted, best);
  return best;
}

/** The page unpacked, for the few who take nothing compressed. */
async function unpacked(gzipped: Body): Promise<Body> {
  const bytes = await unzip(gzipped.bytes);
  const own = new Set(['Content-Encoding', 'Content-Length']);
  const headers = gzipped.headers.filter((_, at, all) => !own.has(all[at - (at % 2)] ?? ''));
  return asBody(bytes, headers);
}

/** Sends a finished page in the encoding that was asked for, or 304 where the visitor has it already. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: FinishedPage): void {
  const { headers, method } = request;
  const known = { 'if-none-match': headers['if-none-match'] };
  if (page.status === 200 && fresh(known, { etag: page.etag })) {
    response.writeHead(304, ['ETag', page.etag, 'Cache-Control', page.cacheControl]);
    response.end();
    return;
  }
  const write = ({ bytes, headers: all }: Body) => {
    response.writeHead(page.status, all);
    response.end(method === 'HEAD' ? undefined : bytes);
  };
  const { bodies } = page;
  if ('identity' in bodies) {
    write(bodies.identity);
    return;
  }
  const encoding = encodingFor(headers['accept-encoding']?.toString() ?? '');
  if (encoding !== 'identity') write(bodies[encoding]);
  else
    unpacked(bodies.gzip)
      .then(write)
      .catch(() => response.destroy());
}
