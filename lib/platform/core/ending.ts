import { sharedState } from './shared-state';

const state = sharedState('ending', () => ({ isEnding: false }));

export const beginEnding = (): void => {
  state.isEnding = true;
};

/** Whether this process is shutting down. It still serves requests, but load balancers should send no more. */
export const isEnding = (): boolean => state.isEnding;
