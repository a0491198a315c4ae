import type { ServerResponse } from 'node:http';

type Write = (chunk: unknown, ...rest: unknown[]) => boolean;

const isJson = (response: ServerResponse): boolean =>
  String(response.getHeader('Content-Type') ?? '').startsWith('application/json');

const lengthOf = (chunk: unknown): number =>
  typeof chunk === 'string' ? Buffer.byteLength(chunk) : (chunk as Uint8Array).byteLength;

/** Adds the length, which Next.js omits, to JSON written in one piece, so that small responses are neither chunked nor compressed. */
export function holdJson(response: ServerResponse): void {
  const write = response.write.bind(response) as Write;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  let held: unknown;
  let passes = false;

  const pass = () => {
    passes = true;
    if (held !== undefined) write(held);
    held = undefined;
  };

  response.flushHeaders = () => {
    if (passes || response.headersSent || !isJson(response)) flushHeaders();
  };
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!passes && held === undefined && !response.headersSent && isJson(response)) {
      held = chunk;
      const done = rest.find((one) => typeof one === 'function') as (() => void) | undefined;
      if (done) process.nextTick(done);
      return true;
    }
    pass();
    return write(chunk, ...rest);
  }) as ServerResponse['write'];
  response.end = ((...rest: unknown[]) => {
    const chunk = typeof rest[0] === 'function' ? undefined : rest[0];
    const whole = held;
    if (whole === undefined || (chunk !== undefined && chunk !== null)) {
      pass();
      return end(...rest);
    }
    held = undefined;
    passes = true;
    if (!response.headersSent) response.setHeader('Content-Length', lengthOf(whole));
    return end(whole, ...rest.filter((one) => typeof one === 'function'));
  }) as ServerResponse['end'];
}
