import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from './run-script';

/** Adds the sample data in a separate process if the database is empty. */
export const sampleIntoEmpty = (
  env: Record<string, string | undefined>,
  signal?: AbortSignal,
  imports?: string[],
): Promise<void> => runScript('sample', { args: ['--if-empty'], env, signal, ...(imports && { imports }) });

/** Does the same, but only at the first complete start with this data folder. */
export async function sampleAtFirstStart(
  folder: string,
  env: Record<string, string | undefined>,
  signal?: AbortSignal,
): Promise<void> {
  const mark = join(folder, 'sample-made');
  if (existsSync(mark)) return;
  await sampleIntoEmpty(env, signal);
  writeFileSync(mark, '');
}
