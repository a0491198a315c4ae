import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from '../start/build';
import { commandLine } from './program';
import { stepSum, type Sum } from './sums';

/** Running processes, ended together with the whole run. */
const underWay = new Set<ChildProcess>();

export function endAll(): void {
  for (const child of underWay) child.kill('SIGTERM');
}

export interface Step {
  name: string;
  /** A program of the packages or `node`, with its arguments. */
  command: [string, ...string[]];
  env?: Record<string, string>;
  /** Counts the results, given the exit code; a step without tests counts one. */
  count?: (exitCode: number) => Sum;
}

/** No colours in logs. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

const write = (text: string | Buffer): void => void process.stdout.write(text);

/** Runs the command of a step. Gives its exit code and output. A program that cannot be started counts as failed. */
function runCommand({ command, env = {} }: Step): Promise<{ code: number; said: Buffer }> {
  const [program, ...rest] = commandLine(command);
  const child = spawn(program, rest, {
    cwd: ROOT,
    env: { ...process.env, ...plain, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  underWay.add(child);
  const said: Buffer[] = [];
  child.stdout.on('data', (text: Buffer) => said.push(text));
  child.stderr.on('data', (text: Buffer) => said.push(text));
  child.once('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      underWay.delete(child);
      resolve({ code: code === 0 ? 0 : (code ?? 1), said: Buffer.concat(said) });
    });
  });
}

/**
 * Runs a step and gives its counts. Prints one line with its result and seconds. Prints the output of a failed step
 * in one piece, so that parallel steps do not mix.
 */
export async function runStep(step: Step): Promise<Sum> {
  const began = performance.now();
  write(`started ${step.name}\n`);
  const { code, said } = await runCommand(step);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const sum = (step.count ?? stepSum)(code);
  if (sum.failed > 0) write(said);
  const counted = step.count ? `  ${sum.passed} passed, ${sum.failed} failed` : '';
  write(`${sum.failed === 0 ? 'passed' : 'FAILED'}  ${step.name}${counted}  ${seconds} s\n`);
  return sum;
}

/** Runs steps one after the other, whether or not one fails. */
export async function inOrder(steps: (() => Promise<Sum>)[]): Promise<Sum[]> {
  const sums: Sum[] = [];
  for (const step of steps) sums.push(await step());
  return sums;
}
