import type { Server } from 'node:http';

/** Milliseconds a request in flight has to finish when the service ends. */
const GRACE_MS = 2_500;
const LOOK_EVERY_MS = 50;

/** Takes no new connections, lets what runs finish within the grace, then closes what is left. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    const last = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(last);
      resolve();
    });
    server.closeIdleConnections();
  });
}
