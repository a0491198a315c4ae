import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { api, linkIn, mailsTo } from '@/dev/testing/client/client';
import { makeDataRequest } from '@/dev/testing/data/data-requests';
import { makeUser } from '@/dev/testing/data/fixtures';
import { unzip } from '@/dev/testing/data/unzip';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { issueToken } from '@/lib/identity/accounts/tokens';

stackDatabase();

const newEmail = (): string => `${randomUUID()}@people.example`;
const post = (path: string) => fetch(`${inject('appUrl')}${path}`, { method: 'POST' });

const NEITHER_KEPT_NOR_FOUND = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
const keptBy = ({ headers }: Response) => ({
  'cache-control': headers.get('cache-control'),
  'referrer-policy': headers.get('referrer-policy'),
});

async function dataLink() {
  const email = newEmail();
  const user = await makeUser('recent graduate', { email });
  const { _id: requestId } = await makeDataRequest({ email });
  return { user, token: await issueToken('download data', user._id, email, { requestId }) };
}

describe('the link in the confirmation e-mail', () => {
  it('opens a page whose button confirms, and which is neither cached nor indexed', async () => {
    const email = newEmail();
    const json = { kind: 'access', name: 'Wanjiru Kamau', email, text: 'All of it.' };
    await api('POST', '/api/requests', { json });
    const [mail] = await mailsTo(email);
    if (!mail) throw new Error('no e-mail');
    const { pathname } = new URL(linkIn(mail, '/data-request/confirm/'));
    const opened = async () => {
      const answer = await fetch(`${inject('appUrl')}${pathname}`);
      expect(keptBy(answer)).toEqual(NEITHER_KEPT_NOR_FOUND);
      return answer.text();
    };
    for (const _ of [1, 2]) expect(await opened()).toContain('Confirm my address');
    expect(await opened()).toMatch(/<meta name="robots" content="noindex/);
    const answer = await api('POST', pathname.replace('/data-request', '/api/requests'));
    expect(answer.status).toBe(200);
    expect(answer.body.message).toMatch(/^Your address is confirmed\. A person will answer by/);
    expect(await opened()).toContain('You’ve already confirmed');
  });
});

describe('the link to the data', () => {
  it('opens a page whose button downloads the export once, and which is neither cached nor indexed', async () => {
    const { user, token } = await dataLink();
    const page = `/data-request/download/${token}`;
    const answer = await fetch(`${inject('appUrl')}${page}`);
    expect(keptBy(answer)).toEqual(NEITHER_KEPT_NOR_FOUND);
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
    const file = await post(`/api/requests/download/${token}`);
    expect(file.status).toBe(200);
    expect(file.headers.get('cache-control')).toContain('no-store');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"');
    const data =
      unzip(Buffer.from(await file.arrayBuffer()))
        .get('data.json')
        ?.toString() ?? '';
    expect(JSON.parse(data)).toMatchObject({ profile: { _id: user.id } });
    expect((await post(`/api/requests/download/${token}`)).status).toBe(400);
    expect((await fetch(`${inject('appUrl')}${page}`)).status).toBe(404);
  });
});

describe('correcting an account for a request', () => {
  it('leads back to the request, and nowhere else', async () => {
    const { token } = await makeUser('administrator');
    const user = await makeUser('recent graduate');
    const back = async (request: string) => {
      const answer = await fetch(`${inject('appUrl')}/api/admin/updateuser/${user.id}`, {
        method: 'POST',
        body: new URLSearchParams({ request }),
        redirect: 'manual',
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.headers.get('location');
    };
    const page = `/dashboard/users/${user.id}`;
    expect(await back('a'.repeat(24))).toBe(`${page}?request=${'a'.repeat(24)}`);
    for (const other of ['', 'x', '//evil.example', `${'a'.repeat(24)}&x=1`])
      expect(await back(other)).toBe(page);
  });
});
