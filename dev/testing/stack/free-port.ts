import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * The first port to try. It and the next 1,000 are below the range from which systems take the ports of outgoing
 * connections (Linux: 32768, others: 49152), so that no connection takes a port between its choice and its use.
 */
const firstPort = (): number => randomInt(11_000, 31_000);

/** Returns a free port on 127.0.0.1 that this function has not returned recently. */
export function freePort(): Promise<number> {
  const first = firstPort();
  return getPort({ host: '127.0.0.1', port: portNumbers(first, first + 1_000) });
}
