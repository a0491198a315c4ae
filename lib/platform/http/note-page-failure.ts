import { logFailure } from './log-failure';
import { noteFailure } from '@/lib/platform/log/request-context';

/** Records the error that Next.js reports for the current request. Outside a request, logs it. */
export function notePageFailure(error: unknown, method: string, route: string): void {
  const { digest } = error as { digest?: string };
  if (!noteFailure(error, digest)) logFailure(error, { method, route, digest });
}
