/** The service and the pages are bundles of their own, each with its copy of this module. */
const KEY = Symbol.for('mwanzo.ending');
const holder = globalThis as typeof globalThis & { [KEY]?: true };

/** Notes that this process has been told to end. */
export const beginEnding = (): void => {
  holder[KEY] = true;
};

/** Whether this process has been told to end: it still takes requests, but is to be sent no more of them. */
export const isEnding = (): boolean => holder[KEY] === true;
