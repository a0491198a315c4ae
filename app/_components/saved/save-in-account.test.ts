import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./tell-waiting', () => ({
  tellWaiting: vi.fn(),
  tellStopped: vi.fn(),
  tellSent: vi.fn(),
  tellOtherAccount: vi.fn(),
}));
const { tellOtherAccount, tellWaiting, tellStopped, tellSent } = await import('./tell-waiting');
const { saveInAccount } = await import('./save-in-account');

const ID = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);

let page: EventTarget;
let device: EventTarget & { cookie: string };
let sent: string[];
/** The next responses: a status, or 0 for none. The last one repeats. */
let lines: number[];

const isOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

beforeEach(() => {
  page = new EventTarget();
  sent = [];
  lines = [200];
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  device = Object.assign(new EventTarget(), { cookie: 'mwanzo-signed-in=1-0a1b2c3d' });
  vi.stubGlobal('document', device);
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path.slice(-1)}`);
    const status = lines.length > 1 ? lines.shift() : lines[0];
    return status ? Promise.resolve(new Response('{}', { status })) : Promise.reject(new TypeError('lost'));
  });
  isOnline(true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function reconnect(...answers: number[]) {
  isOnline(true);
  lines = answers;
  page.dispatchEvent(new Event('online'));
  await settle();
}

test('with a connection, says nothing', async () => {
  expect(await saveInAccount(ID, true)).toBe('kept');
  expect(await saveInAccount(ID, false)).toBe('kept');
  expect(sent).toEqual(['PUT a', 'DELETE a']);
  for (const tell of [tellWaiting, tellStopped, tellSent]) expect(tell).not.toHaveBeenCalled();
});

test.each([401, 404, 429, 500])('status %i is a refusal', async (status) => {
  lines = [status];
  expect(await saveInAccount(ID, true)).toBe('refused');
  expect(sent).toEqual(['PUT a']);
});

test('offline, waits, is sent once, and says when', async () => {
  isOnline(false);
  lines = [0];
  const saved = saveInAccount(ID, true);
  await settle();
  expect(tellWaiting).toHaveBeenCalled();
  await reconnect(200);
  expect(await saved).toBe('kept');
  expect(sent).toEqual(['PUT a', 'PUT a']);
  expect(tellSent).toHaveBeenCalledOnce();
});

test('pressed again offline, sends nothing', async () => {
  isOnline(false);
  lines = [0];
  const saved = saveInAccount(ID, true);
  await settle();
  expect(await saveInAccount(ID, false)).toBe('kept');
  expect(await saved).toBe('kept');
  await reconnect(200);
  expect(sent).toEqual(['PUT a']);
  expect(tellStopped).toHaveBeenCalledOnce();
  expect(tellSent).not.toHaveBeenCalled();
});

test('pressed three times offline, sends the last change', async () => {
  isOnline(false);
  lines = [0];
  const saved = saveInAccount(ID, true);
  await settle();
  await Promise.all([saveInAccount(ID, false), saveInAccount(ID, true)]);
  await settle();
  await reconnect(200);
  expect(await saved).toBe('kept');
  expect(sent).toEqual(['PUT a', 'PUT a', 'PUT a']);
});

test('pressed again when the first call may have arrived, undoes it', async () => {
  lines = [0];
  const saved = saveInAccount(ID, true);
  await settle();
  await saveInAccount(ID, false);
  await settle();
  await reconnect(200);
  expect(await saved).toBe('kept');
  expect(sent).toEqual(['PUT a', 'DELETE a', 'DELETE a']);
});

test('says that it was sent when nothing waits any more', async () => {
  isOnline(false);
  lines = [0];
  const both = [saveInAccount(ID, true), saveInAccount(OTHER, true)];
  await settle();
  await reconnect(200, 0);
  expect(tellSent).not.toHaveBeenCalled();
  await reconnect(200);
  expect(await Promise.all(both)).toEqual(['kept', 'kept']);
  expect(tellSent).toHaveBeenCalledOnce();
});

test('a refusal after the wait is reported', async () => {
  isOnline(false);
  lines = [0];
  const saved = saveInAccount(ID, true);
  await settle();
  await reconnect(404);
  expect(await saved).toBe('refused');
  expect(tellStopped).toHaveBeenCalledOnce();
});

test('drops a change once another account is logged in, and says so', async () => {
  isOnline(false);
  lines = [0];
  const saved = saveInAccount(ID, true);
  await settle();
  device.cookie = 'mwanzo-signed-in=1-4e5f6a7b';
  await reconnect(200);
  expect(await saved).toBe('dropped');
  expect(sent).toEqual(['PUT a']);
  expect(tellOtherAccount).toHaveBeenCalledOnce();
  for (const tell of [tellStopped, tellSent]) expect(tell).not.toHaveBeenCalled();
});
