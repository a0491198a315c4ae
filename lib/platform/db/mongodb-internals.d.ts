/** The part of the driver's connection that `closed-connections.ts` patches. The driver's types omit it. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { Socket } from 'node:net';

  export class Connection {
    closed: boolean;
    socket: Socket;
    cleanup(error: Error): void;
  }
}

/** The part of the driver's topology that `lost-servers.ts` patches. */
declare module 'mongodb/lib/sdam/topology.js' {
  export class Topology {
    description: { hasKnownServers: boolean };
    selectServer(...given: unknown[]): Promise<unknown>;
  }
}
