/** `server/` and the bundles of Next are programs of their own, in one process. */
const KEY = Symbol.for('mwanzo.own-server');
const holder = globalThis as typeof globalThis & { [KEY]?: true };

/** Notes that `server/` answers the requests of this process, and does around Next.js what it would otherwise do by itself. */
export const noteOwnServer = (): void => {
  holder[KEY] = true;
};

/** Whether `server/` does; not where Next.js was started by itself, as by `next start`. */
export const hasOwnServer = (): boolean => holder[KEY] === true;
