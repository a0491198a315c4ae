import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { importsOf, typescriptCommand } from 'embedded-mongodb/child';
import { StartFailure } from '@/server/start-failure';
import { ROOT } from './build';

interface ScriptOptions {
  args?: string[];
  env: Record<string, string | undefined>;
  signal?: AbortSignal | undefined;
  /** Modules to preload. */
  imports?: string[];
}

/** Runs a command of the project in a separate process and hides its output. Throws StartFailure with its error output if it fails. */
export function runScript(
  name: string,
  { args = [], env, signal, imports = [] }: ScriptOptions,
): Promise<void> {
  const command = typescriptCommand(join(ROOT, `scripts/${name}.ts`));
  const child = spawn(process.execPath, [...importsOf(imports), ...command, ...args], {
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
      else reject(new StartFailure(said.join('').trim() || `npm run ${name} ended with exit code ${code}.`));
    });
  });
}
