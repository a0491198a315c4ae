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

describe('a page of the dashboard that is asked whether an answer comes', () => {
  test('answers 204 to somebody who may see it, without being rendered or kept', async () => {
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

  test('sends a visitor to the log-in', async () => {
    const answer = await head('/dashboard/users', { headers: CHECK });
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toContain('/login?');
  });

  test('sends somebody of another role away', async () => {
    const { token } = await makeUser('editor');
    const answer = await head('/dashboard/users', { token, headers: CHECK });
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toContain('/unauthorized');
  });

  test('without the header, HEAD has what the page has', async () => {
    const { token } = await makeUser('administrator');
    const answer = await head('/dashboard/users', { token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  test('GET has the page, also with the header', async () => {
    const { token } = await makeUser('administrator');
    const answer = await fetch(new URL('/dashboard/users', inject('appUrl')), {
      headers: { ...CHECK, cookie: `next-auth.session-token=${token}` },
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('</html>');
  });

  test('other pages do not know it', async () => {
    const answer = await head('/contact-us', { headers: CHECK });
    expect(answer.status).toBe(200);
  });
});
