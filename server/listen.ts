import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { StartFailure } from './start-failure';

const taken = (port: number, name = 'PORT') =>
  new StartFailure(
    `Port ${port} is in use. Choose another with ${name}=…, or stop the program that uses it.`,
  );

/** Milliseconds within which a server on this machine would have responded. */
const LOOK_MS = 1_000;

/** Throws StartFailure if a server already listens on the port. Does not open the port. */
export async function refuseTaken(port: number, host: string | undefined): Promise<void> {
  const socket = connect({ port, host });
  const isTaken = await once(socket, 'connect', { signal: AbortSignal.timeout(LOOK_MS) }).then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (isTaken) throw taken(port);
}

interface Address {
  port: number;
  host: string | undefined;
  names?: [port: string, host: string];
}

/** Throws StartFailure if the port is in use or not allowed. */
export function listen(server: Server, { port, host, names = ['PORT', 'HOST'] }: Address): Promise<void> {
  const [portName, hostName] = names;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(taken(port, portName));
      } else if (error.code === 'EACCES') {
        reject(new StartFailure(`This user cannot open port ${port}. Choose another with ${portName}=….`));
      } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
        reject(
          new StartFailure(
            `${hostName} ${host} is not an address of this machine. Correct or remove ${hostName}.`,
          ),
        );
      } else reject(error);
    });
    server.listen({ port, host }, resolve);
  });
}
