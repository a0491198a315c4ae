import { logFailure } from './log-failure';
import { noteFailure } from '@/lib/platform/log/request-context';

/** Notes what Next.js says made the current request fail; where nobody writes a line of that request, writes one. */
export function notePageFailure(error: unknown, method: string, route: string): void {
  const { digest } = error as { digest?: string };
  if (!noteFailure(error, digest)) logFailure(error, { method, route, digest });
}
