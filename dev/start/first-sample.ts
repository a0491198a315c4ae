import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typescriptLoader } from 'embedded-mongodb/child';
import { ROOT } from './build';

/** Makes the sample data in an empty database, in a process of its own; does nothing to one that is not empty. */
export function sampleIntoEmpty(
  env: Record<string, string | undefined>,
  signal?: AbortSignal,
): Promise<void> {
  const script = join(ROOT, 'scripts/sample.ts');
  const child = spawn(process.execPath, [...typescriptLoader(), script, '--if-empty'], {
    cwd: ROOT,
    env: { ...env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  const said: string[] = [];
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The sample data could not be made: ${said.join('').trim()}`));
    });
  });
}

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
