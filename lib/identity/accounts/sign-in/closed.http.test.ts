import { describe, expect, inject, test } from 'vitest';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';

stackDatabase();

/** Routes of next-auth that are disabled, because each would be a second way to do the same thing. */
const CLOSED = [
  'session',
  'csrf',
  'providers',
  'signin',
  'signin/credentials',
  'callback/credentials',
  'signout',
  'verify-request',
  'error',
  '_log',
];

/** Routes of providers that are not configured. */
const OFF = ['signin/oidc', 'signin/google', 'signin/linkedin', 'callback/oidc'];

describe.each([...CLOSED, ...OFF])('/api/auth/%s', (action) => {
  test.each(['GET', 'POST'])('%s is closed, also to somebody with a session', async (method) => {
    const { token } = await makeUser('editor');
    const answer = await fetch(`${inject('appUrl')}/api/auth/${action}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: `next-auth.session-token=${token}`,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: '{}' }),
    });
    expect([404, 405]).toContain(answer.status);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

test('no button is on the pages of a service without the settings', async () => {
  for (const page of ['/login', '/register']) {
    const html = await (await fetch(inject('appUrl') + page)).text();
    expect(html).not.toContain('/api/auth/signin/');
    expect(html).not.toContain('Continue with');
  }
});
