import { afterEach, expect, test, vi } from 'vitest';
import { descendantsOf, stillRunning } from '@/dev/testing/stack/processes';
import { log } from '@/lib/platform/log/log';
import { drawApart, type DrawingOrder } from './drawing-process';

const order = (text: string, changes: Partial<DrawingOrder> = {}): DrawingOrder => ({
  markup: { type: 'div', props: { style: { display: 'flex' }, children: text } },
  size: { width: 60, height: 30 },
  colours: 8,
  ...changes,
});

const PNG = Buffer.from('89504e47', 'hex');
const isPng = (file: Buffer): boolean => file.subarray(0, 4).equals(PNG);

const processes = (): number[] => stillRunning(descendantsOf(process.pid));

function onlyProcess(): number {
  const [pid, ...more] = processes();
  if (pid === undefined || more.length > 0) throw new Error(`processes: ${[pid, ...more].join(', ')}`);
  return pid;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('several pictures share one process', async () => {
  const drawn = await Promise.all(['one', 'two', 'three'].map((text) => drawApart(order(text))));
  expect(drawn.map(isPng)).toEqual([true, true, true]);
  expect(new Set(drawn.map((file) => file.toString('base64'))).size).toBe(3);
  expect(onlyProcess()).toBeGreaterThan(0);
});

test('a picture that cannot be drawn does not affect the next', async () => {
  await expect(drawApart(order('one', { size: { width: 0, height: 30 } }))).rejects.toThrow(
    /^the picture was not drawn: /,
  );
  expect(isPng(await drawApart(order('two')))).toBe(true);
});

test('after a crash, the next picture starts another process', async () => {
  await drawApart(order('one'));
  const pid = onlyProcess();
  const broken = drawApart(order('two'));
  process.kill(pid, 'SIGKILL');
  await expect(broken).rejects.toThrow('the picture was not drawn: the process ended');
  expect(isPng(await drawApart(order('three')))).toBe(true);
  expect(processes()).not.toContain(pid);
});

test('a process that hangs is ended after thirty seconds', async () => {
  await drawApart(order('one'));
  const pid = onlyProcess();
  process.kill(pid, 'SIGSTOP');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = drawApart(order('two'));
  const refused = expect(late).rejects.toThrow('the picture was not drawn: it took too long');
  await vi.advanceTimersByTimeAsync(29_999);
  expect(processes()).toContain(pid);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  vi.useRealTimers();
  await expect.poll(processes).not.toContain(pid);
});

test('an idle process ends after fifteen seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await drawApart(order('one'));
  const pid = onlyProcess();
  await vi.advanceTimersByTimeAsync(14_999);
  await drawApart(order('two'));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(onlyProcess()).toBe(pid);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(processes).toEqual([]);
  expect(isPng(await drawApart(order('three')))).toBe(true);
});

test('letters that the fonts lack are not fetched but logged', async () => {
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  expect(isPng(await drawApart(order('实习')))).toBe(true);
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    { wanted: [expect.stringContaining('https://')] },
    'share picture lacks letters',
  );
});
