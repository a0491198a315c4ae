import { afterEach, describe, expect, test, vi } from 'vitest';
import { send } from './send';

const UNREACHABLE = 'Our server is not responding. Check your connection and try again.';

const answerWith = (body: string | ReadableStream | null, status = 200, headers = {}) => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
};

/** The beginning of a response, after which the connection ends. */
const cutOff = () =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"message":"Sa'));
      controller.error(new TypeError('network error'));
    },
  });

afterEach(() => vi.unstubAllGlobals());

describe('a successful response with unexpected content counts as none:', () => {
  test.each([
    ['an empty one', () => ''],
    ['the login page of a network', () => '<!doctype html><title>Wi-Fi</title>'],
    ['a truncated one', cutOff],
    ['null', () => 'null'],
    ['a string', () => '"yes"'],
  ])('%s', async (_, body) => {
    answerWith(body());
    const sent = await send('/api/contact', { json: {}, fallback: 'Your message was not sent.' });
    expect(sent).toEqual({
      ok: false,
      status: 0,
      message: 'Your message was not sent.',
      advice: UNREACHABLE,
      errors: {},
      leaving: false,
    });
  });
});

test('a 204 response counts as a success', async () => {
  answerWith(null, 204);
  expect(await send('/api/saved')).toEqual({ ok: true, status: 204, body: null });
});

test('a successful response returns its body', async () => {
  answerWith('{"message":"Saved."}', 201);
  expect(await send('/api/saved')).toEqual({ ok: true, status: 201, body: { message: 'Saved.' } });
});

test.each(['', '<!doctype html>', 'null', '"no"', '{"message":5}'])(
  'a failure with the body %j shows the fallback',
  async (body) => {
    answerWith(body, 502);
    const sent = await send('/api/contact', { fallback: 'Your message was not sent.', wayBack: '/' });
    expect(sent).toEqual({
      ok: false,
      status: 502,
      message: 'Your message was not sent.',
      errors: {},
      leaving: false,
    });
  },
);
