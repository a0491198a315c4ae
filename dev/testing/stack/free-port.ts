import getPort from 'get-port';

/** Returns a free port on 127.0.0.1 that this function has not returned recently. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' });
