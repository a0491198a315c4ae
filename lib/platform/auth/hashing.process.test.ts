import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { typescriptLoader } from 'embedded-mongodb/child';
import { descendantsOf, stillRunning } from '@/dev/testing/stack/processes';
import { useTestSettings } from '@/dev/testing/stack/test-settings';
import { log } from '@/lib/platform/log/log';
import { PROCESSES } from './hashing-state';
import { hashPassword, isPassword } from './passwords';

const PASSWORD = 'Karibu#2026';
/** A process priority: processes with higher numbers run later, and the default is 0. */
const LOWER = 10;
const hashers = (pid = process.pid) => stillRunning(descendantsOf(pid));
const signal = (name: NodeJS.Signals) => hashers().forEach((pid) => process.kill(pid, name));

beforeAll(() => {
  vi.spyOn(log, 'warn').mockReturnValue();
  process.env.PASSWORD_COST = '10';
  useTestSettings();
});
afterEach(async () => {
  signal('SIGKILL');
  // A killed process exits only once it gets CPU time, and processes with a higher priority go first.
  await vi.waitFor(() => expect(hashers()).toEqual([]), { timeout: 30_000 });
}, 40_000);

test('passwords are hashed by as many processes as there are cores, of lower priority', async () => {
  const hashes = await Promise.all(Array.from({ length: 2 * PROCESSES }, () => hashPassword(PASSWORD)));
  expect(new Set(hashes).size).toBe(2 * PROCESSES);
  expect(hashers()).toHaveLength(PROCESSES);
  expect(hashers().map((pid) => getPriority(pid))).toEqual(Array(PROCESSES).fill(LOWER));
});

test('processes that are killed at work are replaced, and every password is right', async () => {
  const hash = await hashPassword(PASSWORD);
  const answers = Promise.all(Array.from({ length: 2 * PROCESSES }, () => isPassword(PASSWORD, hash)));
  signal('SIGKILL');
  expect(await answers).toEqual(Array(2 * PROCESSES).fill(true));
});

test('processes that were killed at rest are replaced', async () => {
  const hash = await hashPassword(PASSWORD);
  signal('SIGKILL');
  expect(await isPassword(PASSWORD, hash)).toBe(true);
  expect(await isPassword('another', hash)).toBe(false);
});

test.each(['SIGTERM', 'SIGINT'] as const)('they stay at %s, which is for the service', async (name) => {
  const hash = await hashPassword(PASSWORD);
  const [before] = hashers();
  signal(name);
  expect(await isPassword(PASSWORD, hash)).toBe(true);
  expect(hashers()).toEqual([before]);
});

test('they end after a minute in which nobody needed them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await hashPassword(PASSWORD);
  vi.advanceTimersByTime(59_999);
  expect(hashers()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(hashers()).toEqual([]));
});

/** Starts a process that hashes a password and then runs `end`. */
function startHashing(end: string) {
  const program = `import { hashPassword } from '@/lib/platform/auth/passwords';
    await hashPassword('${PASSWORD}');
    ${end}`;
  const child = spawn(process.execPath, [...typescriptLoader(), '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: process.env,
  });
  return { child, pid: child.pid ?? 0 };
}

test('they end with the service, also when it is killed', async () => {
  const { child, pid } = startHashing(`console.log('hashed'); setInterval(() => undefined, 1_000);`);
  await once(child.stdout, 'data');
  const pids = hashers(pid).filter((one) => getPriority(one) === LOWER);
  expect(pids).toHaveLength(1);
  child.kill('SIGKILL');
  await vi.waitFor(() => expect(stillRunning(pids)).toEqual([]));
});

test('they hold up no command that has done its work', async () => {
  const { child } = startHashing('');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
