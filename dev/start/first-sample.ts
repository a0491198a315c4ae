import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from './run-script';

/** Makes the sample data in an empty database, in a process of its own; does nothing to one that is not empty. */
export const sampleIntoEmpty = (
  env: Record<string, string | undefined>,
  signal?: AbortSignal,
): Promise<void> => runScript('sample', { args: ['--if-empty'], env, signal });

/** The same, at the first start in this data folder only; a first start that was cut short counts for none. */
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
