import { join } from 'node:path';
import { StartFailure } from '@/server/start-failure';
import { startChild, type Child, type ChildOptions } from 'embedded-mongodb/child';
import { ROOT } from './build';

const START_MS = 60_000;

const END_MS = 4_000;

export interface ServiceOptions extends Pick<ChildOptions, 'imports' | 'nodeOptions' | 'output'> {
  dev?: boolean;
  /** The folder of the build to run. Default: this one. */
  folder?: string;
}

/** Starts the service as a child process, which ends with this one. Throws StartFailure with its error message. */
export async function startService(
  env: Record<string, string | undefined>,
  { dev = false, folder = ROOT, ...others }: ServiceOptions = {},
): Promise<Omit<Child<unknown>, 'answer'>> {
  const child = await startChild<{ ready: true } | { failed: string }>({
    name: 'the service',
    entry: join(folder, 'scripts/serve.mjs'),
    arguments: dev ? ['--dev'] : [],
    env: { ...env, NODE_ENV: dev ? 'development' : 'production' },
    startMs: START_MS,
    stopMs: END_MS + Number(env.DRAIN_SECONDS ?? 0) * 1_000,
    ...others,
  });
  if ('failed' in child.answer) throw new StartFailure(child.answer.failed);
  return child;
}
