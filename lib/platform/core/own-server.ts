/** `server/` and the bundles of Next are programs of their own, in one process. */
const KEY = Symbol.for('mwanzo.own-server');
const holder = globalThis as typeof globalThis & { [KEY]?: true };

/** Marks this process as one in which `server/` answers requests and does the work around Next.js. */
export const noteOwnServer = (): void => {
  holder[KEY] = true;
};

/** Whether `server/` answers; false when Next.js was started by itself, as by `next start`. */
export const hasOwnServer = (): boolean => holder[KEY] === true;
