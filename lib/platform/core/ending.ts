/** The service and the pages are bundles of their own, each with its copy of this module. */
const KEY = Symbol.for('mwanzo.ending');
const holder = globalThis as typeof globalThis & { [KEY]?: true };

/** Marks this process as shutting down. */
export const beginEnding = (): void => {
  holder[KEY] = true;
};

/** Whether this process is shutting down: it still serves requests, but load balancers should send no more. */
export const isEnding = (): boolean => holder[KEY] === true;
