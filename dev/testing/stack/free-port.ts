import getPort from 'get-port';

/** A port of 127.0.0.1 on which nothing listens just now, and which this process was not given lately. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' });
