import { sharedState } from './shared-state';

const state = sharedState('own server', () => ({ answers: false }));

/** Records that `server/` handles this process's requests before Next.js does. */
export const noteOwnServer = (): void => {
  state.answers = true;
};

/** Whether `server/` handles requests. False under plain Next.js, such as `next start`. */
export const hasOwnServer = (): boolean => state.answers;
