import { spawn } from 'node:child_process';
import { expect } from 'vitest';
import { typescriptLoader } from 'embedded-mongodb/child';

export interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a command of the project as npm does, with nobody at the keyboard and no other settings than these. */
export function runCommand(
  script: string,
  args: string[],
  env: Record<string, string | undefined>,
): Promise<Outcome> {
  const child = spawn(process.execPath, [...typescriptLoader(), `scripts/${script}.ts`, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
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

/** Failed, with one line for the person and nothing else. */
export const refused = (line: RegExp) => ({
  code: 1,
  out: '',
  err: expect.stringMatching(new RegExp(`^${line.source}[^\\n]*\\n$`)) as string,
});
