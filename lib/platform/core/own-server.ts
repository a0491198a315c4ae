import { sharedState } from './shared-state';

const state = sharedState('own server', () => ({ answers: false }));

/** Records that `server/` answers this process's requests and does the work around Next.js. */
export const noteOwnServer = (): void => {
  state.answers = true;
};

/** Whether `server/` answers requests. False under plain Next.js, such as `next start`. */
export const hasOwnServer = (): boolean => state.answers;
