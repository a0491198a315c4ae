import { spawn } from 'node:child_process';
import { expect } from 'vitest';
import { typescriptCommand } from 'embedded-mongodb/child';

export interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** Environment variables that every program on Windows needs, passed on if they are set. */
export const OF_WINDOWS = ['SystemRoot', 'TEMP', 'TMP', 'USERPROFILE'];

const kept = () =>
  Object.fromEntries(['PATH', 'TYPESCRIPT_BUNDLES', ...OF_WINDOWS].map((name) => [name, process.env[name]]));

/** Runs a command of the project as npm would, without a terminal and without other settings. */
export function runCommand(
  script: string,
  args: string[],
  env: Record<string, string | undefined>,
): Promise<Outcome> {
  const child = spawn(process.execPath, [...typescriptCommand(`scripts/${script}.ts`), ...args], {
    env: { ...kept(), NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said.err += text.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...said }));
  });
}

/** The result of a command that fails with a single line of error output and no other output. */
export const refused = (line: RegExp) => ({
  code: 1,
  out: '',
  err: expect.stringMatching(new RegExp(`^${line.source}[^\\n]*\\n$`)) as string,
});
