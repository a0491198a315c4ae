/**
 * Header of an answer to a call without a valid session: the reason, or `role` if the role lacks the
 * permission.
 * The page that made the call redirects to the log-in, or to /unauthorized.
 */
export const SESSION_PROBLEM_HEADER = 'Session-Problem';

/** The page where somebody sets up their second factor. */
export const SECOND_FACTOR_PATH = '/dashboard/second-factor';

/**
 * The log-in path for a visitor without a valid session: with the reason (a SessionProblem), the path to return to, and the proof
 * (`endedProof`) that ends the session. Who only lacks a second factor is sent to set it up.
 */
export const loginPath = (problem: string, from?: string, ended?: string): string =>
  problem === 'secondFactor'
    ? SECOND_FACTOR_PATH
    : `/login?${new URLSearchParams({ reason: problem, ...(from && { from }), ...(ended && { ended }) }).toString()}`;

/** The page that asks for the code of a second factor, with the path to return to. */
export const secondStepPath = (from: string): string =>
  `/second-factor?${new URLSearchParams({ from }).toString()}`;

/** The log-in or registration page with the path to return to. */
export const accountPath = (page: '/login' | '/register', from: string | undefined): string =>
  from === undefined ? page : `${page}?${new URLSearchParams({ from }).toString()}`;
