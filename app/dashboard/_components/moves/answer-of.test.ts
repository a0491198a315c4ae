import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerOf } from './answer-of';

const TO = new URL('https://mwanzo.example/dashboard/my-internships?page=2#top');

afterEach(() => vi.unstubAllGlobals());

/** Mocks `fetch` with this response. Without one, the connection fails. */
function answers(answer?: { type?: string; status: number }) {
  const asked = vi.fn((_url: URL, { signal }: RequestInit) => {
    if (signal?.aborted || !answer) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve({ type: 'basic', ...answer });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

/** Pages in the service worker's cache. */
function keeps(...paths: string[]) {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  vi.stubGlobal('caches', { match: async (path: string) => (paths.includes(path) ? {} : undefined) });
}

const { signal } = new AbortController();

test('requests only the headers, with a header of its own, and follows no redirect', async () => {
  const asked = answers({ status: 204 });
  await answerOf(TO, signal);
  expect(asked).toHaveBeenCalledExactlyOnceWith(TO, {
    method: 'HEAD',
    headers: { 'x-mwanzo-check': 'yes' },
    redirect: 'manual',
    cache: 'no-store',
    signal,
  });
});

describe('the answer to', () => {
  test.each([
    [204, 'ready'],
    [404, 'other'],
    [410, 'other'],
    [429, 'other'],
    [499, 'other'],
    [500, 'none'],
    [502, 'none'],
    [503, 'none'],
  ])('status %d is: %s', async (status, expected) => {
    answers({ status });
    expect(await answerOf(TO, signal)).toBe(expected);
  });

  test('a redirect to anywhere is: other', async () => {
    answers({ type: 'opaqueredirect', status: 0 });
    expect(await answerOf(TO, signal)).toBe('other');
  });
});

describe('without a connection', () => {
  test('there is no response', async () => {
    answers();
    expect(await answerOf(TO, signal)).toBe('none');
  });

  test('a cached page counts as a response', async () => {
    answers();
    keeps('/dashboard/my-internships?page=2');
    expect(await answerOf(TO, signal)).toBe('other');
  });

  test('another cached page does not', async () => {
    answers();
    keeps('/dashboard/my-internships');
    expect(await answerOf(TO, signal)).toBe('none');
  });

  test('failing browser storage counts as an empty cache', async () => {
    answers();
    keeps();
    vi.stubGlobal('caches', { match: () => Promise.reject(new Error('refused')) });
    expect(await answerOf(TO, signal)).toBe('none');
  });
});

test('a cached page does not replace one that takes too long', async () => {
  answers({ status: 204 });
  keeps('/dashboard/my-internships?page=2');
  expect(await answerOf(TO, AbortSignal.abort())).toBe('none');
});
