import { EnvError } from '@/lib/platform/env/env';

/** Why the service cannot start, in one line that says what to do. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

export function failureText(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  if (error instanceof EnvError) return `Mwanzo cannot start: ${error.message}. See .env.example.`;
  return `Mwanzo cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
