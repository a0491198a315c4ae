import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from './call-with-progress';
import { LIMIT_MS, PAUSES, sendLater } from './send-later';

const [FIRST = 0] = PAUSES;
const LAST = PAUSES.at(-1) ?? 0;

let page: EventTarget;
let shown: EventTarget & { hidden: boolean; cookie: string };
let stop: AbortController;
let onWaiting: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  shown = Object.assign(new EventTarget(), { hidden: false, cookie: '' });
  stop = new AbortController();
  onWaiting = vi.fn();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', shown);
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LOST = 'lost';
const HANGS = 'hangs';
type Line = typeof LOST | typeof HANGS | Response;

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

/** Starts a call whose attempts get these responses in turn; the last one repeats. */
function start(...lines: [Line, ...Line[]]) {
  const calls: RequestInit[] = [];
  const call: Call = (_, request) => {
    const line = lines[Math.min(calls.length, lines.length - 1)];
    calls.push(request);
    if (line instanceof Response) return Promise.resolve(line);
    if (line === LOST) return Promise.reject(new TypeError('no connection'));
    return new Promise((_resolve, reject) => {
      request.signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
    });
  };
  const done = sendLater(
    (by) =>
      by('/api/applications', { method: 'POST' }).then(
        ({ status }) => ({ status }),
        () => ({ status: 0 }),
      ),
    { call, signal: stop.signal, onWaiting },
  );
  return { calls, done };
}

/** Whether the browser would ask before leaving the page. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  Object.defineProperty(event, 'returnValue', { writable: true });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a response ends the call at the first attempt:', () => {
  test.each([200, 401, 409, 422, 429, 500, 503])('%i', async (status) => {
    const { calls, done } = start(answer(status));
    expect(await done).toEqual({ status });
    expect(calls).toHaveLength(1);
    expect(onWaiting).not.toHaveBeenCalled();
    expect(asks()).toBe(false);
  });
});

test('409 with Retry-After is an answer at the first attempt, and later the attempt before', async () => {
  const underWay = answer(409, { 'Retry-After': '2' });
  expect(await start(underWay).done).toEqual({ status: 409 });
  const { calls, done } = start(LOST, underWay, answer(201));
  await pass(FIRST + (PAUSES[1] ?? 0));
  expect(await done).toEqual({ status: 201 });
  expect(calls).toHaveLength(3);
});

test('attempts are further and further apart, up to a minute, with a prompt before leaving', async () => {
  const { calls } = start(LOST);
  expect(asks()).toBe(false);
  await pass(0);
  expect(asks()).toBe(true);
  for (const [index, milliseconds] of [...PAUSES, LAST].entries()) {
    await pass(milliseconds - 1);
    expect(calls).toHaveLength(index + 1);
    await pass(1);
    expect(calls).toHaveLength(index + 2);
  }
  expect(onWaiting).toHaveBeenCalledTimes(PAUSES.length + 2);
});

test.each([
  ['the connection is back', () => page.dispatchEvent(new Event('online'))],
  ['the page is shown again', () => shown.dispatchEvent(new Event('visibilitychange'))],
])('sends again as soon as %s', async (_, happen) => {
  const { calls, done } = start(LOST, answer(422));
  await pass(0);
  happen();
  expect(await done).toEqual({ status: 422 });
  expect(calls).toHaveLength(2);
  expect(asks()).toBe(false);
  await pass(LAST);
  expect(calls).toHaveLength(2);
});

const MINE = '__Host-mwanzo-signed-in=1-0a1b2c3d';
const OTHER = '__Host-mwanzo-signed-in=1-4e5f6a7b';

test.each([
  ['another account', MINE, OTHER],
  ['an account, after a visitor sent it', 'mwanzo-data-saver=on', OTHER],
])('sends nothing as %s', async (_, before, after) => {
  shown.cookie = before;
  const { calls, done } = start(LOST, answer(201));
  await pass(0);
  shown.cookie = after;
  await pass(FIRST);
  expect(await done).toEqual({ stopped: true, mayHaveArrived: true, isOtherAccount: true });
  expect(calls).toHaveLength(1);
  expect(asks()).toBe(false);
});

test.each([
  ['the session continues', MINE, `mwanzo-data-saver=on; ${MINE}`],
  ['nobody is logged in any more, as the service will say', MINE, ''],
])('sends it if %s', async (_, before, after) => {
  shown.cookie = before;
  const { calls, done } = start(LOST, answer(201));
  await pass(0);
  shown.cookie = after;
  await pass(FIRST);
  expect(await done).toEqual({ status: 201 });
  expect(calls).toHaveLength(2);
});

test('a hidden page sends nothing early', async () => {
  const { calls } = start(LOST);
  await pass(0);
  shown.hidden = true;
  shown.dispatchEvent(new Event('visibilitychange'));
  await pass(FIRST - 1);
  expect(calls).toHaveLength(1);
});

test('an attempt without a response within the limit is repeated', async () => {
  const { calls, done } = start(HANGS, answer(200));
  await pass(LIMIT_MS - 1);
  expect(onWaiting).not.toHaveBeenCalled();
  await pass(1);
  expect(onWaiting).toHaveBeenCalledOnce();
  await pass(FIRST);
  expect(await done).toEqual({ status: 200 });
  expect(calls).toHaveLength(2);
});

test('the prompt is gone before the response is read, which may lead to another page', async () => {
  let asked: boolean | undefined;
  const done = sendLater(
    (call) =>
      call('/', {}).then(
        ({ status }) => {
          asked = asks();
          return { status };
        },
        () => ({ status: 0 }),
      ),
    {
      call: vi.fn<Call>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue(answer(401)),
      signal: stop.signal,
      onWaiting,
    },
  );
  await pass(FIRST);
  expect(await done).toEqual({ status: 401 });
  expect(asked).toBe(false);
});

test.each([
  [false, false],
  [true, true],
])('a call stopped after attempts with onLine %j may have arrived: %j', async (onLine, mayHaveArrived) => {
  vi.stubGlobal('navigator', { onLine });
  const { calls, done } = start(LOST);
  await pass(0);
  stop.abort();
  expect(await done).toEqual({ stopped: true, mayHaveArrived });
  expect(asks()).toBe(false);
  await pass(LAST);
  expect(calls).toHaveLength(1);
});

test('stopping ends an attempt that is under way', async () => {
  const { calls, done } = start(LOST, HANGS);
  await pass(FIRST);
  expect(calls).toHaveLength(2);
  stop.abort();
  expect(await done).toEqual({ stopped: true, mayHaveArrived: true });
});
