import { join } from 'node:path';
import { StartFailure } from '@/server/start-failure';
import { startChild, type Child } from 'embedded-mongodb/child';
import { ROOT } from './build';

const START_MS = 60_000;

/** Starts the service as a process of its own, which ends with this one; throws StartFailure with its one line. */
export async function startService(
  env: Record<string, string | undefined>,
  { dev = false, imports, output }: { dev?: boolean; imports?: string[]; output?: number } = {},
): Promise<Omit<Child<unknown>, 'answer'>> {
  const child = await startChild<{ ready: true } | { failed: string }>({
    name: 'the service',
    entry: join(ROOT, 'scripts/serve.mjs'),
    arguments: dev ? ['--dev'] : [],
    imports,
    env: { ...env, NODE_ENV: dev ? 'development' : 'production' },
    startMs: START_MS,
    output,
  });
  if ('failed' in child.answer) throw new StartFailure(child.answer.failed);
  return child;
}
