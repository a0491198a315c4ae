/**
 * Header of an answer to a call without a valid session: the reason, or `role` if the role lacks the
 * permission.
 * The page that made the call redirects to the log-in, or to /unauthorized.
 */
export const SESSION_PROBLEM_HEADER = 'Session-Problem';

/** The log-in path for a visitor without a valid session: with the reason (a SessionProblem) and the path to return to. */
export const loginPath = (problem: string, from?: string): string =>
  `/login?${new URLSearchParams({ reason: problem, ...(from && { from }) }).toString()}`;

/** The log-in or registration page with the path to return to. */
export const accountPath = (page: '/login' | '/register', from: string | undefined): string =>
  from === undefined ? page : `${page}?${new URLSearchParams({ from }).toString()}`;
