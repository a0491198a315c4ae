import { expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { mailLinks } from '@/lib/identity/accounts/mail-links';
import type { Alert } from './mapper';

stackDatabase();

const FORM = 'application/x-www-form-urlencoded';
const BROWSER = { 'content-type': FORM, accept: 'text/html,*/*' };

async function withAlert() {
  const { id, token } = await makeUser('recent graduate');
  const json = { search: { q: 'welder', kind: 'internship' } };
  const { status, body } = await api<{ alert: Alert }>('POST', '/api/users/alerts', { token, json });
  expect(status).toBe(201);
  const { page, call } = mailLinks('alerts', id);
  return { token, alert: body.alert, page: new URL(page).pathname, call: new URL(call).pathname };
}

const alertsOf = async (token: string) =>
  (await api<{ alerts: Alert[] }>('GET', '/api/users/alerts', { token })).body.alerts;

test('a mail program pauses all alerts with one press', async () => {
  const { token, call } = await withAlert();
  const raw = 'List-Unsubscribe=One-Click';
  const answer = await api('POST', call, { raw, headers: { 'content-type': FORM } });
  expect(answer.status).toBe(200);
  expect(await alertsOf(token)).toMatchObject([{ paused: true, nextAt: null }]);
});

test('the page of a mail’s link changes an alert without a session', async () => {
  const { token, alert, page, call } = await withAlert();
  const shown = await api('GET', page, { headers: { accept: 'text/html' } });
  expect(shown.status).toBe(200);
  const raw = new URLSearchParams({ alert: alert._id, every: 'week' }).toString();
  const answer = await api('POST', call, { raw, headers: BROWSER });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
  expect(await alertsOf(token)).toMatchObject([{ every: 'week', paused: false }]);
});

test('a link that is not ours is refused', async () => {
  const raw = 'List-Unsubscribe=One-Click';
  const headers = { 'content-type': FORM };
  expect((await api('POST', '/api/unsubscribe/alerts/none', { raw, headers })).status).toBe(400);
});

test('a form of a visitor leads to the log-in, and from there to the search', async () => {
  const raw = new URLSearchParams({ search: 'q=welder&county=Kisumu' }).toString();
  const answer = await api('POST', '/api/users/alerts', { raw, headers: BROWSER });
  const location = new URL(answer.headers.get('location') ?? '', 'http://localhost');
  expect([answer.status, location.pathname]).toEqual([303, '/login']);
  expect(location.searchParams.get('from')).toBe('/dashboard/alerts?search=q%3Dwelder%26county%3DKisumu');
});

test('a form takes the search as it stands in an address', async () => {
  const { token } = await makeUser('recent graduate');
  const raw = new URLSearchParams({ search: 'q=welder&county=Kisumu&county=Siaya&page=3' }).toString();
  expect((await api('POST', '/api/users/alerts', { raw, token, headers: BROWSER })).status).toBe(303);
  expect(await alertsOf(token)).toMatchObject([{ search: { q: 'welder', county: ['Siaya', 'Kisumu'] } }]);
});
