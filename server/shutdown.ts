import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';

/** Milliseconds for requests in flight to finish at shutdown. */
const GRACE_MS = 2_500;
const LOOK_EVERY_MS = 50;

/**
 * Milliseconds that idle connections stay open at shutdown, behind a proxy or beside other workers. A client may be sending a change on a
 * connection just as it closes, and must not send it twice. Within this time the request gets a response, and then the connection closes.
 */
export const LINGER_MS = 1_500;

/** Accepts no new connections, waits for running requests, then closes the rest. `linger`: milliseconds that idle ones stay open. */
export function closeServer(server: Server, linger = 0): Promise<void> {
  return new Promise((resolve) => {
    const closeIdleFrom = Date.now() + linger;
    const closeIdle = () => {
      if (Date.now() >= closeIdleFrom) server.closeIdleConnections();
    };
    const idle = setInterval(closeIdle, LOOK_EVERY_MS);
    const last = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    // `server.close` would close idle connections immediately.
    Listener.prototype.close.call(server, () => {
      clearInterval(idle);
      clearTimeout(last);
      resolve();
    });
    closeIdle();
  });
}
