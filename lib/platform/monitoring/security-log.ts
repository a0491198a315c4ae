import { log } from '@/lib/platform/log/log';
import { currentRequest } from '@/lib/platform/log/request-context';

/** What is logged for the security of the service. */
export type SecurityEvent =
  | 'logged in'
  | 'log-in refused'
  | 'logged out'
  | 'second factor tried'
  | 'access refused'
  | 'refused by a limit';

/** Lines of one kind in a minute; a flood of more is counted. */
const MAX_LINES = 100;

const WINDOW_MS = 60_000;

interface Window {
  written: number;
  left: number;
}

/** The route, and whose session the request came with, if either is known. */
function aboutRequest(): object {
  const { route, userId } = currentRequest() ?? {};
  return { ...(route !== undefined && { route }), ...(userId !== undefined && { userId }) };
}

type Facts = Record<string, string | number | boolean>;

/** Gives a function that logs security lines, with a limit of its own. */
export function securityLines(): (event: SecurityEvent, facts: Facts) => void {
  const windows = new Map<SecurityEvent, Window>();

  function close(event: SecurityEvent): void {
    const { left = 0 } = windows.get(event) ?? {};
    windows.delete(event);
    if (left > 0) log.warn({ event, left }, 'security lines left out');
  }

  function windowOf(event: SecurityEvent): Window {
    const open = windows.get(event);
    if (open) return open;
    const begun = { written: 0, left: 0 };
    windows.set(event, begun);
    setTimeout(() => close(event), WINDOW_MS).unref();
    return begun;
  }

  return (event, facts) => {
    const window = windowOf(event);
    if (window.written === MAX_LINES) {
      window.left += 1;
      return;
    }
    window.written += 1;
    log.info({ ...aboutRequest(), ...facts }, event);
  };
}

/**
 * Logs a line for the security of the service, with the route and the user's id. Never pass anything personal but an
 * id. At most a hundred lines of a kind are written in a minute; then one line tells how many were left out.
 */
export const tellSecurity = securityLines();
