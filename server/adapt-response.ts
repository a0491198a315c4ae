import type { ServerResponse } from 'node:http';
import { isDatabaseAway, wasConnectionLost } from '@/lib/platform/db/connection';
import { currentRequest } from '@/lib/platform/log/request-context';
import { count } from '@/lib/platform/monitoring/measure';
import { errorPageKind, failureWithoutScript } from './failure-without-script';
import { deferScripts, isDeferred } from './on-touch/defer-scripts';

type Arguments = [chunk?: unknown, encoding?: unknown, callback?: unknown];

/** Seconds. */
const RETRY_AFTER = 2;

const typeOf = (response: ServerResponse): string => String(response.getHeader('Content-Type') ?? '');

const isPage = (response: ServerResponse): boolean => typeOf(response).startsWith('text/html');

const isFailedPage = (response: ServerResponse): boolean => response.statusCode >= 400 && isPage(response);

const isJson = (response: ServerResponse): boolean => typeOf(response).startsWith('application/json');

const toBuffer = (chunk: unknown, encoding: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk as Uint8Array);

const callbackOf = (given: Arguments) => given.find((one): one is () => void => typeof one === 'function');

interface Adapting {
  /** Defers the scripts of account pages to the first touch. */
  onTouch?: { counts: boolean } | undefined;
}

/**
 * Changes how Next.js writes its responses. JSON written in one piece gets its length, so that small responses are
 * neither chunked nor compressed. An error page gets a message for browsers without JavaScript, and 503 if the database was unreachable,
 * even before the driver notices; one of unknown markup is counted. An account page defers its scripts to the first touch. Every other response passes unchanged, as it is
 * written.
 */
export function adaptResponse(response: ServerResponse, { onTouch }: Adapting = {}): void {
  const write = response.write.bind(response) as (...given: Arguments) => boolean;
  const end = response.end.bind(response) as (...given: Arguments) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  const begun = Date.now();
  const request = currentRequest();
  const { url = '' } = response.req;
  const mayDefer = onTouch !== undefined && isDeferred(response.req);
  const held: Buffer[] = [];
  let passes = false;

  const isDeferring = () => mayDefer && isPage(response) && response.statusCode === 200;
  const mayHold = () => {
    if (passes || response.headersSent) return false;
    return isFailedPage(response) || isDeferring() || (isJson(response) && held.length === 0);
  };
  const pass = () => {
    passes = true;
    for (const part of held.splice(0)) write(part);
  };
  const finish = (body: Buffer): Buffer => {
    if (onTouch && isDeferring()) {
      const policy = response.getHeader('Content-Security-Policy');
      return Buffer.from(deferScripts({ html: body.toString(), url, policy, counts: onTouch.counts }));
    }
    if (!isFailedPage(response)) return body;
    const html = body.toString();
    if (!errorPageKind(html)) count('mwanzo_unfinished_pages_total', {});
    const page = failureWithoutScript(html, request?.id ?? '', response.statusCode);
    if (
      response.statusCode === 500 &&
      (wasConnectionLost(begun) || isDatabaseAway(request?.failure?.error))
    ) {
      response.statusCode = 503;
      response.setHeader('Retry-After', RETRY_AFTER);
    }
    return Buffer.from(page);
  };

  Object.assign(response, {
    flushHeaders: () => {
      if (!mayHold()) flushHeaders();
    },
    write: (...given: Arguments) => {
      if (!mayHold()) {
        pass();
        return write(...given);
      }
      held.push(toBuffer(given[0], given[1]));
      const done = callbackOf(given);
      if (done) process.nextTick(done);
      return true;
    },
    end: (...given: Arguments) => {
      const [chunk, encoding] = given;
      const isWhole = typeof chunk === 'function' || chunk === undefined || chunk === null;
      if (!isWhole && mayHold()) held.push(toBuffer(chunk, encoding));
      else if (!isWhole) pass();
      if (passes || held.length === 0) return end(...given);
      passes = true;
      const body = finish(Buffer.concat(held));
      if (!response.headersSent) response.setHeader('Content-Length', body.length);
      return end(body, callbackOf(given));
    },
  });
}
