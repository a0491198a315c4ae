import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isDatabaseAway, wasConnectionLost } from '@/lib/platform/db/connection';
import { currentRequest, type RequestContext } from '@/lib/platform/log/request-context';
import { failureWithoutScript } from './failure-without-script';

type HeaderList = OutgoingHttpHeaders | OutgoingHttpHeader[];
type Done = (error?: Error | null) => void;

const isHtml = (response: ServerResponse): boolean =>
  /^text\/html\b/i.test(String(response.getHeader('Content-Type') ?? ''));

const toBuffer = (chunk: unknown, encoding: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk as Uint8Array);

function takeHeaders(response: ServerResponse, headers: HeaderList): void {
  const pairs = Array.isArray(headers)
    ? headers.flatMap((name, at) => (at % 2 === 0 ? [[String(name), headers[at + 1]] as const] : []))
    : Object.entries(headers);
  for (const [name, value] of pairs) {
    if (value !== undefined) response.setHeader(name, value as string | string[]);
  }
}

export interface Finishing {
  policyFor: (html: string) => string;
  change?: ((html: string) => string) | undefined;
  without?: string;
}

const RETRY_AFTER = 2;

/** Turns a page that failed because the database was unreachable into a 503, even before the driver notices. */
function takeStatus(response: ServerResponse, begun: number, request: RequestContext | undefined): void {
  if (response.statusCode !== 500) return;
  if (!wasConnectionLost(begun) && !isDatabaseAway(request?.failure?.error)) return;
  response.statusCode = 503;
  response.setHeader('Retry-After', RETRY_AFTER);
}

/** Next.js lets clients cache prerendered pages for a year, with the policy and text of that build. */
function forbidKeeping(response: ServerResponse): void {
  if (response.headersSent || !String(response.getHeader('Cache-Control') ?? '').includes('s-maxage')) return;
  response.setHeader('Cache-Control', 'private, no-store');
}

/**
 * Buffers a page until it is complete, so that `policyFor` can set its headers, and error pages get a message for browsers without
 * JavaScript. Passes on anything except HTML unchanged. A 304 carries no policy: the cached page has its own.
 */
export function holdHtml(
  response: ServerResponse,
  { policyFor, change = (html) => html, without }: Finishing,
): void {
  const original = {
    write: response.write.bind(response) as (...args: unknown[]) => boolean,
    end: response.end.bind(response) as (...args: unknown[]) => ServerResponse,
    writeHead: response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse,
    flushHeaders: response.flushHeaders.bind(response),
  };
  const begun = Date.now();
  const request = currentRequest();
  const id = request?.id ?? '';
  const held: Buffer[] = [];
  let complete = false;
  const holds = () => !complete && !response.headersSent && isHtml(response);

  const writeHead = (status: number, ...rest: (string | HeaderList | undefined)[]): ServerResponse => {
    response.statusCode = status;
    for (const part of rest) {
      if (typeof part === 'string') response.statusMessage = part;
      else if (part) takeHeaders(response, part);
    }
    if (holds()) return response;
    forbidKeeping(response);
    return original.writeHead(response.statusCode);
  };

  const write = (chunk: unknown, encoding?: unknown, callback?: unknown): boolean => {
    if (!holds()) {
      forbidKeeping(response);
      return original.write(chunk, encoding, callback);
    }
    held.push(toBuffer(chunk, encoding));
    const done = (typeof encoding === 'function' ? encoding : callback) as Done | undefined;
    if (done) process.nextTick(done);
    return true;
  };

  const end = (chunk?: unknown, encoding?: unknown, callback?: unknown): ServerResponse => {
    if (response.statusCode === 304 && !response.headersSent) {
      response.removeHeader('Content-Security-Policy');
    }
    if (!complete) forbidKeeping(response);
    if (!holds()) return original.end(chunk, encoding, callback);
    if (chunk && typeof chunk !== 'function') held.push(toBuffer(chunk, encoding));
    complete = true;
    const sent = Buffer.concat(held).toString('utf8');
    const html = change(
      response.statusCode >= 400 ? failureWithoutScript(sent, id, response.statusCode) : sent,
    );
    const page = Buffer.from(html);
    takeStatus(response, begun, request);
    response.setHeader('Content-Security-Policy', policyFor(html));
    if (without) response.removeHeader(without);
    if (page.length > 0) response.setHeader('Content-Length', page.length);
    const done = [chunk, encoding, callback].find((argument) => typeof argument === 'function');
    return page.length > 0 ? original.end(page, done) : original.end(done);
  };

  Object.assign(response, { writeHead, write, end });
  response.flushHeaders = () => {
    if (!holds()) original.flushHeaders();
  };
}
