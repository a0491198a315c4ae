import { runScript } from './run-script';

/**
 * Runs the pending migrations of the database at MONGODB_URI in a separate process. If a migration fails, throws an error with the message
 * of that process.
 */
export const migrate = (
  env: Record<string, string | undefined>,
  { finish = false, signal }: { finish?: boolean; signal?: AbortSignal } = {},
): Promise<void> => runScript('migrate', { args: finish ? ['--finish'] : [], env, signal });
