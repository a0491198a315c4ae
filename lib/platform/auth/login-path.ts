/** Why a call was rejected: a session problem, or `role`. The calling page redirects to the log-in or to /unauthorized. */
export const SESSION_PROBLEM_HEADER = 'Session-Problem';
export const SECOND_FACTOR_PATH = '/dashboard/second-factor';

/** Takes the return path and the proof (`endedProof`) that ends the session. If a second factor is missing, returns its setup path. */
export const loginPath = (problem: string, from?: string, ended?: string): string =>
  problem === 'secondFactor'
    ? SECOND_FACTOR_PATH
    : `/login?${new URLSearchParams({ reason: problem, ...(from && { from }), ...(ended && { ended }) }).toString()}`;

export const secondStepPath = (from: string): string =>
  `/second-factor?${new URLSearchParams({ from }).toString()}`;

export const accountPath = (page: '/login' | '/register', from: string | undefined): string =>
  from === undefined ? page : `${page}?${new URLSearchParams({ from }).toString()}`;
