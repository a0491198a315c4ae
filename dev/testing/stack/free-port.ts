import getPort from 'get-port';

/** Returns a free port of 127.0.0.1 that this process did not get recently. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' });
