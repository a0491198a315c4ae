import { AppError } from '@/lib/platform/core/errors';
import { StartFailure } from './start-failure';

const AUTHENTICATION_FAILED = 18;

const hostsOf = (uri: string): string => /^mongodb(?:\+srv)?:\/\/(?:[^/?]*@)?([^/?]*)/.exec(uri)?.[1] ?? '';

/** The innermost error: the driver often says only "could not select a server". */
function rootCause(error: unknown): Error {
  const cause = error instanceof Error ? error : new Error(String(error));
  if (cause instanceof AppError && cause.cause) return rootCause(cause.cause);
  const reason = (cause as { reason?: { servers?: Map<string, { error?: Error }> } }).reason;
  const server = [...(reason?.servers?.values() ?? [])].find((one) => one.error);
  return server?.error ? rootCause(server.error) : cause;
}

/** Describes in one line, without the password, why the database at MONGODB_URI cannot be used. */
export function databaseFailure(error: unknown, uri: string): StartFailure {
  if (error instanceof AppError && error.code !== 'unavailable') return new StartFailure(error.message);
  const cause = rootCause(error);
  const hosts = hostsOf(uri);
  const said = cause.message.split('\n')[0] ?? '';
  if ((cause as { code?: unknown }).code === AUTHENTICATION_FAILED) {
    return new StartFailure(
      `MONGODB_URI: ${hosts} rejected the user or password. Correct them in MONGODB_URI.`,
    );
  }
  return new StartFailure(
    `MONGODB_URI: no usable database at ${hosts} (${said}). Start it, or correct MONGODB_URI.`,
  );
}
