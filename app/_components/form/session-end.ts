import { loginPath, SESSION_PROBLEM_HEADER } from '@/lib/platform/auth/login-path';

const here = (): string => window.location.pathname + window.location.search;

/**
 * Leaves the page if an answer says that the session ended: for the log-in, with the reason and the path to
 * return to, or for /unauthorized. Gives whether it does.
 */
export function leavesAfter(answer: Response, wayBack = here()): boolean {
  const problem = answer.headers.get(SESSION_PROBLEM_HEADER);
  if (problem === null) return false;
  window.location.assign(problem === 'role' ? '/unauthorized' : loginPath(problem, wayBack));
  return true;
}
