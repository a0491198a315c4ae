import { sharedState } from './shared-state';

const state = sharedState('own server', () => ({ answers: false }));

/** Marks this process as one in which `server/` answers requests and does the work around Next.js. */
export const noteOwnServer = (): void => {
  state.answers = true;
};

/** Whether `server/` answers; false under plain Next.js, such as `next start`. */
export const hasOwnServer = (): boolean => state.answers;
