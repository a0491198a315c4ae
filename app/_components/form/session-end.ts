import { loginPath, SESSION_PROBLEM_HEADER } from '@/lib/platform/auth/login-path';

const here = (): string => window.location.pathname + window.location.search;

/** Leaves for the login page or /unauthorized if the response says that the session has ended. Returns whether it does. */
export function leavesAfter(answer: Response, wayBack = here()): boolean {
  const problem = answer.headers.get(SESSION_PROBLEM_HEADER);
  if (problem === null) return false;
  window.location.assign(problem === 'role' ? '/unauthorized' : loginPath(problem, wayBack));
  return true;
}
