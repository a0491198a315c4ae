import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { typescriptLoader } from 'embedded-mongodb/child';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useTestSettings } from '@/dev/testing/stack/test-settings';
import { log } from '@/lib/platform/log/log';
import { THREADS } from './hashing-state';
import { hashPassword, isPassword } from './passwords';

const PASSWORD = 'Karibu#2026';
/** A thread priority: threads with higher numbers run later, and the default is 0. */
const LOWER = 10;

const threads = new Set<Worker>();
const collect = (worker: Worker): void => {
  threads.add(worker);
  worker.once('exit', () => threads.delete(worker));
};
const endAll = () => Promise.all([...threads].map((thread) => thread.terminate()));

/** Returns the priority of each thread of this process. Linux only. */
const priorities = (): number[] =>
  readdirSync('/proc/self/task').map((id) =>
    Number(
      readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[16],
    ),
  );

beforeAll(() => {
  vi.spyOn(log, 'warn').mockReturnValue();
  process.env.PASSWORD_COST = '10';
  useTestSettings();
  process.on('worker', collect);
});
afterAll(() => void process.off('worker', collect));
afterEach(endAll);

test('passwords are hashed by as many threads as there are cores', async () => {
  const hashes = await Promise.all(Array.from({ length: 2 * THREADS }, () => hashPassword(PASSWORD)));
  expect(new Set(hashes).size).toBe(2 * THREADS);
  expect(threads.size).toBe(THREADS);
});

test('on Linux, they have a lower priority than the thread that serves requests', async () => {
  const before = getPriority();
  await hashPassword(PASSWORD);
  if (process.platform === 'linux') expect(priorities().filter((one) => one === LOWER)).toHaveLength(1);
  expect(getPriority()).toBe(before);
});

test('threads that end at work are replaced, and every password is right', async () => {
  const hash = await hashPassword(PASSWORD);
  const answers = Promise.all(Array.from({ length: 2 * THREADS }, () => isPassword(PASSWORD, hash)));
  const before = [...threads];
  await endAll();
  expect(await answers).toEqual(Array(2 * THREADS).fill(true));
  expect([...threads].filter((thread) => before.includes(thread))).toEqual([]);
});

test('threads that ended at rest are replaced', async () => {
  const hash = await hashPassword(PASSWORD);
  await endAll();
  expect(await isPassword(PASSWORD, hash)).toBe(true);
  expect(await isPassword('another', hash)).toBe(false);
});

test('they end after a minute in which nobody needed them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await hashPassword(PASSWORD);
  vi.advanceTimersByTime(59_999);
  expect(threads.size).toBe(1);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(threads.size).toBe(0));
});

test('they hold up no command that has done its work', async () => {
  const program = `import { hashPassword } from '@/lib/platform/auth/passwords'; await hashPassword('${PASSWORD}');`;
  const args = [...typescriptLoader(), '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env: process.env });
  expect(await once(child, 'exit')).toEqual([0, null]);
});
