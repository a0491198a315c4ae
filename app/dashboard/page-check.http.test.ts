import { describe, expect, inject, test } from 'vitest';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';

stackDatabase();

const CHECK = { 'x-mwanzo-check': 'yes' };

function head(path: string, { token, headers = {} }: { token?: string; headers?: Record<string, string> }) {
  const cookie = token && { cookie: `next-auth.session-token=${token}` };
  return fetch(new URL(path, inject('appUrl')), {
    method: 'HEAD',
    headers: { ...headers, ...cookie },
    redirect: 'manual',
  });
}

describe('a check whether a dashboard page responds', () => {
  test('returns 204 to a user who may see the page, which is neither rendered nor cached', async () => {
    const { token } = await makeUser('administrator');
    for (const path of [
      '/dashboard',
      '/dashboard/users?page=2',
      '/dashboard/users/000000000000000000000000',
    ]) {
      const answer = await head(path, { token, headers: CHECK });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-type')).toBeNull();
    }
  });

  test('redirects a visitor to the login page', async () => {
    const answer = await head('/dashboard/users', { headers: CHECK });
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toContain('/login?');
  });

  test('redirects a user with another role', async () => {
    const { token } = await makeUser('editor');
    const answer = await head('/dashboard/users', { token, headers: CHECK });
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toContain('/unauthorized');
  });

  test('without the header, HEAD returns the headers of the page', async () => {
    const { token } = await makeUser('administrator');
    const answer = await head('/dashboard/users', { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  test('GET returns the page, even with the header', async () => {
    const { token } = await makeUser('administrator');
    const answer = await fetch(new URL('/dashboard/users', inject('appUrl')), {
      headers: { ...CHECK, cookie: `next-auth.session-token=${token}` },
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('</html>');
  });

  test('other pages ignore the header', async () => {
    const answer = await head('/contact-us', { headers: CHECK });
    expect(answer.status).toBe(200);
  });
});
