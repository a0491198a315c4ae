import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const STOP_MS = 4_000;

export interface ChildOptions {
  /** What it is, for messages: 'the service'. */
  name: string;
  /** The file to run; a .ts file is run through tsx. */
  entry: string;
  arguments?: string[];
  /** What Node itself is told: how large its heap may be, say. */
  nodeOptions?: string[];
  /** Modules it loads before anything else. */
  imports?: string[];
  env: NodeJS.ProcessEnv;
  /** Milliseconds until it must have said how its start went. */
  startMs: number;
  /** Where what it says goes: an open file, or our standard error. */
  output?: number;
  /** Milliseconds after which what was asked to end is killed. */
  stopMs?: number;
  /** Lets this process end, and the child with it, once there is nothing else to do. */
  idle?: boolean;
}

export interface Child<Answer> {
  /** The first message of the child. */
  answer: Answer;
  pid: number;
  /** Resolves when the process is gone, however it went. */
  ended: Promise<void>;
  /** Asks it to end, insists after 4 s, or as long as was said; resolves when it is gone. */
  stop(): Promise<void>;
}

/** Runs TypeScript in a process of its own. */
export const typescriptLoader = (): string[] => [
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
];

/** What the bundle of a TypeScript file is called in a folder of bundles. */
export const bundleName = (file: string): string =>
  `${createHash('sha256').update(resolve(file)).digest('hex').slice(0, 16)}.mjs`;

/**
 * What Node is told to run a TypeScript file: the bundle of it where the folder that TYPESCRIPT_BUNDLES names has one, else the
 * file through tsx, which takes a second longer to begin.
 */
export function typescriptCommand(file: string): string[] {
  const folder = process.env['TYPESCRIPT_BUNDLES'];
  const bundle = folder === undefined ? undefined : join(folder, bundleName(file));
  if (bundle !== undefined && existsSync(bundle)) return [bundle];
  return [...typescriptLoader(), file];
}

/**
 * Starts a process that ends with this one and waits for its first message.
 * Throws when the process ends before it said anything, or says nothing in time.
 */
export async function startChild<Answer>(options: ChildOptions): Promise<Child<Answer>> {
  const { entry } = options;
  const file = entry.endsWith('.ts') ? typescriptCommand(entry) : [entry];
  const imports = (options.imports ?? []).flatMap((module) => ['--import', pathToFileURL(module).href]);
  const child = spawn(
    process.execPath,
    [...(options.nodeOptions ?? []), ...imports, ...file, ...(options.arguments ?? [])],
    {
      // Its standard output goes to our standard error: ours carries the one line with the address.
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
  // On Windows a signal ends it at once; without its channel it ends in order, as when this process is gone.
  if (process.platform === 'win32' && child.connected) child.disconnect();
  else child.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
}
