import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { typescriptCommand, typescriptLoader } from 'embedded-mongodb/child';
import { ROOT } from '../../start/build';
import { OF_WINDOWS } from './run-command';

/** The only environment variables that a command inherits, so that a developer's settings do not affect it. */
const KEPT = ['PATH', 'HOME', 'TMPDIR', 'LANG', ...OF_WINDOWS];

/** With this variable, programs start from their bundles, which saves a second each time. */
const BUNDLES = 'TYPESCRIPT_BUNDLES';

export interface Command {
  pid: number;
  /** The output so far. */
  stdout(): string;
  stderr(): string;
  /** Resolves once the standard output matches. Rejects with the output if the command ends first. */
  says(pattern: RegExp): Promise<void>;
  signal(name: NodeJS.Signals): void;
  ended: Promise<number | null>;
}

function programOf(file: string, fromSources: boolean): string[] {
  if (!file.endsWith('.ts')) return [file];
  return fromSources ? [...typescriptLoader(), file] : typescriptCommand(file);
}

/**
 * Runs a file in scripts/ as its npm command would, with only these settings. With `fromSources`, the command
 * and its child processes run through tsx, as on a user's machine. Otherwise, they run from the test bundles.
 */
export function startCommand(
  script: 'start.ts' | 'serve.mjs',
  env: Record<string, string>,
  { fromSources = false } = {},
): Command {
  const names = fromSources ? KEPT : [...KEPT, BUNDLES];
  const kept = Object.fromEntries(names.map((name) => [name, process.env[name]]));
  const child = spawn(process.execPath, programOf(join(ROOT, 'scripts', script), fromSources), {
    cwd: ROOT,
    env: { ...kept, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const says = (pattern: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (pattern.test(stdout)) resolve();
      };
      child.stdout.on('data', look);
      void ended.then((code) => reject(new Error(`ended with ${code}: ${stdout}${stderr}`)));
      look();
    });
  return {
    pid: child.pid ?? 0,
    stdout: () => stdout,
    stderr: () => stderr,
    says,
    signal: (name) => void child.kill(name),
    ended,
  };
}
