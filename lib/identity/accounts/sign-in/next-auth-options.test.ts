import { beforeAll, expect, test } from 'vitest';
import { useTestSettings } from '@/dev/testing/stack/test-settings';
import { nextAuthOptions } from './next-auth-options';
import type { Provider } from './oauth-providers';

const PROVIDER: Provider = {
  id: 'google',
  name: 'Google',
  issuer: 'https://accounts.example',
  clientId: 'id',
  clientSecret: 'for-the-tests',
  checks: ['pkce', 'state', 'nonce'],
  secretIn: 'body',
};

beforeAll(() => useTestSettings('https://mwanzo.example'));

test('under https, cookies of next-auth belong to this host alone, or to the addresses of sign-ins', () => {
  const cookies = Object.values(nextAuthOptions(PROVIDER, 'x'.repeat(32)).cookies ?? {});
  expect(cookies.map(({ name, options }) => [name, options.path]).toSorted()).toEqual([
    ['__Host-next-auth.nonce', '/'],
    ['__Host-next-auth.pkce.code_verifier', '/'],
    ['__Host-next-auth.session-token', '/'],
    ['__Host-next-auth.state', '/'],
    ['__Secure-next-auth.callback-url', '/api/auth'],
    ['__Secure-next-auth.csrf-token', '/api/auth'],
  ]);
  for (const { options } of cookies) {
    expect(options).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax' });
    expect(options).not.toHaveProperty('domain');
  }
});
