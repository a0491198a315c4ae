import { sharedState } from './shared-state';

const state = sharedState('own server', () => ({ answers: false }));

/** Marks this process as one in which `server/` answers requests and does the work around Next.js. */
export const noteOwnServer = (): void => {
  state.answers = true;
};

/** Whether `server/` answers; false when Next.js was started by itself, as by `next start`. */
export const hasOwnServer = (): boolean => state.answers;
