import type { SessionProblem } from './actor';

/** Where somebody without a session that counts is sent: with the reason and the way back. */
export const loginPath = (problem: SessionProblem, from: string): string =>
  `/login?${new URLSearchParams({ reason: problem, from }).toString()}`;
