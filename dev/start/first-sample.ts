import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from './run-script';

/** Adds the sample data to an empty database, in a separate process; does nothing to any other. */
export const sampleIntoEmpty = (
  env: Record<string, string | undefined>,
  signal?: AbortSignal,
  imports?: string[],
): Promise<void> => runScript('sample', { args: ['--if-empty'], env, signal, ...(imports && { imports }) });

/** The same, only at the first start with this data folder; an interrupted first start does not count. */
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
