import { expect, test, vi } from 'vitest';
import { restartable } from './restartable';
import type { Started } from './running';

/** Starts that count, each of which can be ended as if by itself. */
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

test('a restart ends what runs and starts another, and nothing has ended', async () => {
  const { parts, start } = starter();
  const part = await restartable(start, refuse);
  await part.restart();
  expect(parts.map(({ stopped }) => stopped)).toEqual([true, false]);
  expect(part.pid).toBe(2);
  expect(await isOver(part.ended)).toBe(false);
});

test('restarts at once are done one after the other', async () => {
  const { parts, start } = starter();
  const part = await restartable(start, refuse);
  await Promise.all([part.restart(), part.restart()]);
  expect(parts.map(({ stopped }) => stopped)).toEqual([true, true, false]);
});

test('it has ended when what runs now ends by itself', async () => {
  const { parts, start } = starter();
  const part = await restartable(start, refuse);
  await part.restart();
  parts[1]?.end();
  expect(await isOver(part.ended)).toBe(true);
});

test('one that does not start again is told of, and comes back at the next restart', async () => {
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

test('once stopped it stays so', async () => {
  const { parts, start } = starter();
  const part = await restartable(start, refuse);
  await part.stop();
  await part.restart();
  expect(parts.map(({ stopped }) => stopped)).toEqual([true]);
  expect(await isOver(part.ended)).toBe(true);
});
