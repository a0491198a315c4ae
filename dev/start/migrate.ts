import { runScript } from './run-script';

/** Runs pending migrations of the database of MONGODB_URI in a separate process. Throws with its message if they fail. */
export const migrate = (
  env: Record<string, string | undefined>,
  { finish = false, signal }: { finish?: boolean; signal?: AbortSignal } = {},
): Promise<void> => runScript('migrate', { args: finish ? ['--finish'] : [], env, signal });
