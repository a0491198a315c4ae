import { log } from '@/lib/platform/log/log';
import { currentRequest } from '@/lib/platform/log/request-context';

export type SecurityEvent =
  | 'logged in'
  | 'log-in refused'
  | 'logged out'
  | 'second factor tried'
  | 'access refused'
  | 'refused by a limit';

/** Maximum lines of one kind per minute. The rest are only counted. */
const MAX_LINES = 100;

const WINDOW_MS = 60_000;

interface Window {
  written: number;
  left: number;
}

function aboutRequest(): object {
  const { route, userId } = currentRequest() ?? {};
  return { ...(route !== undefined && { route }), ...(userId !== undefined && { userId }) };
}

type Facts = Record<string, string | number | boolean>;

/** Creates a logger of security events with its own limit. */
export function securityLines(): (event: SecurityEvent, facts: Facts) => void {
  const windows = new Map<SecurityEvent, Window>();

  function close(event: SecurityEvent): void {
    const { left = 0 } = windows.get(event) ?? {};
    windows.delete(event);
    if (left > 0) log.warn({ event, left }, 'security events left out of the log');
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

/** Logs at most 100 security events of each kind per minute, then only their number. Never pass personal data except IDs. */
export const tellSecurity = securityLines();
