import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from './run-script';

/** Adds the sample data in a separate process if the database is empty. */
export const sampleIntoEmpty = (
  env: Record<string, string | undefined>,
  signal?: AbortSignal,
  imports?: string[],
): Promise<void> => runScript('sample', { args: ['--if-empty'], env, signal, ...(imports && { imports }) });

/**
 * Adds the sample data if the database is empty, but only until a start with this data folder has completed
 * once.
 */
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
