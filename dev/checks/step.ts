import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from '../start/build';

/** The processes under way, to be ended when the whole run is. */
const underWay = new Set<ChildProcess>();

export function endAll(): void {
  for (const child of underWay) child.kill('SIGTERM');
}

export interface Step {
  name: string;
  /** A program of node_modules/.bin or `node`, and what it is told. */
  command: [string, ...string[]];
  env?: Record<string, string>;
  /** Show what it says as it says it; otherwise only when it fails. */
  live?: boolean;
}

/** In a log, colours are noise. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Runs a step; gives its exit code. Says in one line how it went and how long it took. */
export function runStep({ name, command, env = {}, live = false }: Step): Promise<number> {
  const began = performance.now();
  const [program, ...rest] = command;
  const output = live ? 'inherit' : 'pipe';
  const child = spawn(program, rest, {
    cwd: ROOT,
    env: { ...process.env, ...plain, PATH: `${ROOT}/node_modules/.bin:${process.env.PATH ?? ''}`, ...env },
    stdio: ['ignore', output, output],
  });
  underWay.add(child);
  const said: Buffer[] = [];
  child.stdout?.on('data', (text: Buffer) => said.push(text));
  child.stderr?.on('data', (text: Buffer) => said.push(text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      underWay.delete(child);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      if (code !== 0) process.stdout.write(Buffer.concat(said));
      process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}  ${name}  ${seconds} s\n`);
      resolve(code ?? 1);
    });
  });
}
