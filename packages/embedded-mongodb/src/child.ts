import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const STOP_MS = 4_000;

export interface ChildOptions {
  /** Used in messages, such as 'the service'. */
  name: string;
  /** A .ts file is run with tsx. */
  entry: string;
  arguments?: string[];
  nodeOptions?: string[];
  /** Modules to load before anything else. */
  imports?: string[];
  env: NodeJS.ProcessEnv;
  /** Maximum milliseconds until the process sends its first message. */
  startMs: number;
  /** An open file for the output. Default: this process's standard error. */
  output?: number;
  /** Milliseconds after which a stopping process is killed. */
  stopMs?: number;
  /** Lets this process exit, and the child with it, when nothing else keeps it running. */
  idle?: boolean;
}

export interface Child<Answer> {
  answer: Answer;
  pid: number;
  ended: Promise<void>;
  /** Tells the process to stop, and kills it after `stopMs` (default 4 s). Resolves when it has exited. */
  stop(): Promise<void>;
}

export const typescriptLoader = (): string[] => [
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
];

export const importsOf = (modules: readonly string[]): string[] =>
  modules.flatMap((module) => ['--import', pathToFileURL(module).href]);

export const bundleName = (file: string): string =>
  `${createHash('sha256').update(resolve(file)).digest('hex').slice(0, 16)}.mjs`;

/** Returns Node.js arguments to run a TypeScript file: its bundle in TYPESCRIPT_BUNDLES or, a second slower to start, the file. */
export function typescriptCommand(file: string): string[] {
  const folder = process.env['TYPESCRIPT_BUNDLES'];
  const bundle = folder === undefined ? undefined : join(folder, bundleName(file));
  if (bundle !== undefined && existsSync(bundle)) return [bundle];
  return [...typescriptLoader(), file];
}

/** Starts a process that ends with this one. Throws if it exits before its first message or sends none in time. */
export async function startChild<Answer>(options: ChildOptions): Promise<Child<Answer>> {
  const { entry } = options;
  const file = entry.endsWith('.ts') ? typescriptCommand(entry) : [entry];
  const child = spawn(
    process.execPath,
    [
      ...(options.nodeOptions ?? []),
      ...importsOf(options.imports ?? []),
      ...file,
      ...(options.arguments ?? []),
    ],
    {
      // The child's standard output goes to our standard error, because our standard output contains only the line with the address.
      stdio: ['ignore', options.output ?? 2, options.output ?? 2, 'ipc'],
      env: { ...options.env, NODE_OPTIONS: '' },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answer = await firstMessage<Answer>(child, options);
  if (options.idle) {
    child.unref();
    child.channel?.unref();
  }
  return { answer, pid: child.pid ?? 0, ended, stop: () => stop(child, ended, options.stopMs) };
}

function firstMessage<Answer>(child: ChildProcess, { name, startMs }: ChildOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${name} did not start within ${startMs / 1000} s`));
    }, startMs);
    child.once('message', (message) => {
      clearTimeout(timer);
      resolve(message as Answer);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`${name} ended before it answered (${signal ?? code})`));
    });
  });
}

async function stop(child: ChildProcess, ended: Promise<void>, stopMs = STOP_MS): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
  // On Windows a signal would kill it. Closing the channel lets it shut down as if this process had exited.
  if (process.platform === 'win32' && child.connected) child.disconnect();
  else child.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
}
