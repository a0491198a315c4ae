import { expect, test, vi } from 'vitest';
import { restartable } from './restartable';
import type { Started } from './running';

/** Counts starts. The test can end each started part. */
function starter() {
  const parts: (Started & { end: () => void; stopped: boolean })[] = [];
  const start = (): Promise<Started> => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const part = {
      pid: parts.length + 1,
      ended,
      end,
      stopped: false,
      stop: () => {
        part.stopped = true;
        end();
        return ended;
      },
    };
    parts.push(part);
    return Promise.resolve(part);
  };
  return { parts, start };
}

const refuse = (error: unknown): never => expect.unreachable(String(error));

const isOver = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setImmediate(() => resolve(false)))]);

test('a restart stops the running part and starts another, and does not count as the end', async () => {
  const { parts, start } = starter();
  const part = await restartable(start, refuse);
  await part.restart();
  expect(parts.map(({ stopped }) => stopped)).toEqual([true, false]);
  expect(part.pid).toBe(2);
  expect(await isOver(part.ended)).toBe(false);
});

test('concurrent restarts run one after the other', async () => {
  const { parts, start } = starter();
  const part = await restartable(start, refuse);
  await Promise.all([part.restart(), part.restart()]);
  expect(parts.map(({ stopped }) => stopped)).toEqual([true, true, false]);
});

test('ends when the current part ends on its own', async () => {
  const { parts, start } = starter();
  const part = await restartable(start, refuse);
  await part.restart();
  parts[1]?.end();
  expect(await isOver(part.ended)).toBe(true);
});

test('reports a failed restart, and recovers at the next one', async () => {
  const { parts, start } = starter();
  const failures: unknown[] = [];
  const failing = vi.fn(start);
  const part = await restartable(failing, (error) => failures.push(error));
  failing.mockRejectedValueOnce(new Error('a mistake in server/'));
  await part.restart();
  expect(failures).toEqual([new Error('a mistake in server/')]);
  expect(part.pid).toBe(0);
  await part.restart();
  expect(parts).toHaveLength(2);
  expect(part.pid).toBe(2);
});

test('does not restart after it is stopped', async () => {
  const { parts, start } = starter();
  const part = await restartable(start, refuse);
  await part.stop();
  await part.restart();
  expect(parts.map(({ stopped }) => stopped)).toEqual([true]);
  expect(await isOver(part.ended)).toBe(true);
});
