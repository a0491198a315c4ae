/** Returns the hosts of a MongoDB URI with their ports, without the user name and password. */
export const hostsOf = (uri: string): string[] =>
  (/^mongodb(?:\+srv)?:\/\/(?:[^/?]*@)?([^/?]*)/.exec(uri)?.[1] ?? '').split(',');

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Whether every host of a MongoDB URI is this machine. */
export const isOnThisMachine = (uri: string): boolean =>
  uri.startsWith('mongodb://') && hostsOf(uri).every((host) => LOOPBACK.test(host));
