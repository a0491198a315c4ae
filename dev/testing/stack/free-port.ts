import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * The first of 1,000 ports to try. They are below the range for outgoing connections (Linux: from 32768, others: from 49152),
 * so that no connection takes a port between its choice and its use.
 */
const firstPort = (): number => randomInt(11_000, 31_000);

/** Returns a free port on 127.0.0.1 that this function has not returned recently. */
export function freePort(): Promise<number> {
  const first = firstPort();
  return getPort({ host: '127.0.0.1', port: portNumbers(first, first + 1_000) });
}
