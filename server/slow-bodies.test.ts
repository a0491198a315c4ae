import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SlowBodies } from './slow-bodies';

const MB2 = 2 * 1024 * 1024;
const KB = 1_000;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

interface Sending {
  type?: string;
  address?: string;
  length?: number;
}

/** A client that sends a body, and a mock that records whether it was cut off. */
function sender(
  bodies: SlowBodies,
  { type = 'multipart/form-data; boundary=b', address = 'a', length = MB2 }: Sending = {},
) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, { 'content-type': type, 'content-length': String(length) });
  const end = vi.fn();
  bodies.watch(request, address, end);
  request.resume();
  let left = length;
  return {
    end,
    request,
    /** Sends at this rate until everything is sent, the connection closes or time runs out. Returns whether everything was sent. */
    at(bytesPerSecond: number, seconds = Infinity): boolean {
      for (let second = 0; second < seconds && left > 0 && end.mock.calls.length === 0; second += 1) {
        request.push(Buffer.alloc(Math.min(bytesPerSecond, left)));
        left -= Math.min(bytesPerSecond, left);
        vi.advanceTimersByTime(SECOND);
      }
      if (left === 0) request.push(null);
      return left === 0;
    },
  };
}

describe('a file of 2 MB', () => {
  test.each([1, 5, 50])('may arrive at %i KB a second', (speed) => {
    const { at, end } = sender(new SlowBodies());
    expect(at(speed * KB)).toBe(true);
    vi.advanceTimersByTime(60 * MINUTE);
    expect(end).not.toHaveBeenCalled();
  });

  test('may arrive at 2 KB a second, with a silent minute every five minutes', () => {
    const { at, end } = sender(new SlowBodies());
    while (!at(2 * KB, 300)) vi.advanceTimersByTime(MINUTE - SECOND);
    expect(end).not.toHaveBeenCalled();
  });

  test('is cut off after a minute at one byte a second, and no sooner', () => {
    const { at, end } = sender(new SlowBodies());
    at(1, 59);
    expect(end).not.toHaveBeenCalled();
    at(1, 10);
    expect(end).toHaveBeenCalledOnce();
  });

  test('is cut off after more than a minute of silence', () => {
    const { at, end } = sender(new SlowBodies());
    at(50 * KB, 20);
    vi.advanceTimersByTime(MINUTE - SECOND);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(7 * SECOND);
    expect(end).toHaveBeenCalledOnce();
  });

  test('is cut off after 45 minutes, however fast it was before', () => {
    const { at, end } = sender(new SlowBodies(), { length: 16 * MB2 });
    at(KB * 5, 46 * 60);
    expect(end).toHaveBeenCalledOnce();
    expect(performance.now()).toBeGreaterThan(45 * MINUTE);
    expect(performance.now()).toBeLessThan(46 * MINUTE);
  });
});

test('a text is cut off after five minutes', () => {
  const { at, end } = sender(new SlowBodies(), { type: 'application/json', length: MB2 });
  at(2 * KB, 301);
  expect(end).not.toHaveBeenCalled();
  at(2 * KB, 10);
  expect(end).toHaveBeenCalledOnce();
});

test('nothing that arrives after the cut-off is passed on', () => {
  const { at, end, request } = sender(new SlowBodies());
  const given = vi.fn();
  request.on('data', given);
  at(1, 70);
  expect(end).toHaveBeenCalledOnce();
  given.mockClear();
  request.push(Buffer.alloc(10));
  expect(given).not.toHaveBeenCalled();
});

test('if one address opens hundreds, its slowest are cut off; a file from another address continues', () => {
  const bodies = new SlowBodies();
  const slow = Array.from({ length: 300 }, () => sender(bodies, { address: 'many' }));
  const [fast, other] = [sender(bodies, { address: 'many' }), sender(bodies, { address: 'other' })];
  for (let second = 0; second < 40; second += 1) {
    for (const { request } of slow) request.push(Buffer.alloc(KB));
    fast.request.push(Buffer.alloc(5 * KB));
    other.request.push(Buffer.alloc(KB));
    vi.advanceTimersByTime(SECOND);
  }
  expect(slow.filter(({ end }) => end.mock.calls.length === 0)).toHaveLength(15);
  expect(fast.end).not.toHaveBeenCalled();
  expect(other.end).not.toHaveBeenCalled();
});

test('a campus may have more, and if there are too many in total, the busiest addresses lose theirs', () => {
  const bodies = new SlowBodies(undefined, (address) => (address === 'campus' ? 50 : 1));
  const campus = Array.from({ length: 300 }, () => sender(bodies, { address: 'campus' }));
  const homes = Array.from({ length: 40 }, (_, at) => sender(bodies, { address: `home ${at}` }));
  for (let second = 0; second < 40; second += 1) {
    for (const { request } of [...campus, ...homes]) request.push(Buffer.alloc(KB));
    vi.advanceTimersByTime(SECOND);
  }
  const isLeft = ({ end }: { end: ReturnType<typeof vi.fn> }) => end.mock.calls.length === 0;
  expect(homes.filter(isLeft)).toHaveLength(40);
  expect(campus.filter(isLeft)).toHaveLength(216);
});

test('a request without a body is not watched', () => {
  const { end } = sender(new SlowBodies(), { length: 0 });
  vi.advanceTimersByTime(60 * MINUTE);
  expect(end).not.toHaveBeenCalled();
});
