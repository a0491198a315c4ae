import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';

/** Milliseconds a request in flight has to finish when the service ends. */
const GRACE_MS = 2_500;
const LOOK_EVERY_MS = 50;

/**
 * Milliseconds for which connections stay open on which nothing is asked. A proxy may be sending a change on one just as it is
 * closed, and must not send it a second time elsewhere; asked in this time, it is answered, and told to come no more.
 */
export const LINGER_MS = 1_500;

/**
 * Takes no new connections, lets what runs finish within the grace, then closes what is left. `linger` is for how many
 * milliseconds connections at rest are left open.
 */
export function closeServer(server: Server, linger = 0): Promise<void> {
  return new Promise((resolve) => {
    const closeIdleFrom = Date.now() + linger;
    const closeIdle = () => {
      if (Date.now() >= closeIdleFrom) server.closeIdleConnections();
    };
    const idle = setInterval(closeIdle, LOOK_EVERY_MS);
    const last = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    // Its own `close` would cut the connections at rest at once.
    Listener.prototype.close.call(server, () => {
      clearInterval(idle);
      clearTimeout(last);
      resolve();
    });
    closeIdle();
  });
}
