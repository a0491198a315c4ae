import { createServer } from 'node:net';
import { StartFailure } from '@/server/start-failure';

const tryPort = (port: number, host: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });

/** True if something listens on this port on the loopback interface, over IPv4 or IPv6. */
async function isTaken(port: number): Promise<boolean> {
  const answers = [await tryPort(port, '127.0.0.1'), await tryPort(port, '::1')];
  return answers.includes('EADDRINUSE');
}

/** Throws StartFailure with the name of a setting whose port is taken or used twice. */
export async function checkPorts(ports: Record<string, number>): Promise<void> {
  const seen = new Map<number, string>();
  for (const [setting, port] of Object.entries(ports)) {
    const other = seen.get(port);
    if (other) throw new StartFailure(`${other} and ${setting} are both ${port}. Give each its own port.`);
    seen.set(port, setting);
    if (await isTaken(port)) {
      throw new StartFailure(
        `Port ${port} is in use. Choose another with ${setting}=…, or stop the program that uses it.`,
      );
    }
  }
}
