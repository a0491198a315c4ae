/** Returns the hosts of a MongoDB address with their ports, without user and password. */
export const hostsOf = (uri: string): string[] =>
  (/^mongodb(?:\+srv)?:\/\/(?:[^/?]*@)?([^/?]*)/.exec(uri)?.[1] ?? '').split(',');

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** True if every host of a MongoDB address is this machine. */
export const isOnThisMachine = (uri: string): boolean =>
  uri.startsWith('mongodb://') && hostsOf(uri).every((host) => LOOPBACK.test(host));
