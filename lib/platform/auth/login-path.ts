/**
 * Header of an answer to a call whose session does not count: why, or `role` where somebody's role may not do this.
 * The page that made the call goes to the login, or to /unauthorized.
 */
export const SESSION_PROBLEM_HEADER = 'Session-Problem';

/** Where somebody without a session that counts is sent: with the reason (a SessionProblem) and the way back, if there is one. */
export const loginPath = (problem: string, from?: string): string =>
  `/login?${new URLSearchParams({ reason: problem, ...(from && { from }) }).toString()}`;

/** The login or registration page, with the path it leads back to where there is one. */
export const accountPath = (page: '/login' | '/register', from: string | undefined): string =>
  from === undefined ? page : `${page}?${new URLSearchParams({ from }).toString()}`;
