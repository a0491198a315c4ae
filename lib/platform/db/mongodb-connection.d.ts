/** The part of the driver's connection that `closed-connections.ts` patches; the driver's types leave it out. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { Socket } from 'node:net';

  export class Connection {
    closed: boolean;
    socket: Socket;
    cleanup(error: Error): void;
  }
}
