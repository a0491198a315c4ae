import { runScript } from './run-script';

/** Runs the migrations that the database of MONGODB_URI has not had, in a process of its own. Throws in its words when it cannot. */
export const migrate = (
  env: Record<string, string | undefined>,
  { finish = false, signal }: { finish?: boolean; signal?: AbortSignal } = {},
): Promise<void> => runScript('migrate', { args: finish ? ['--finish'] : [], env, signal });
