import { describe, expect, test } from 'vitest';
import { mailLinks } from '@/lib/identity/accounts/mail-links';
import type { Alert } from '@/lib/search/alerts/mapper';
import { sendAlerts } from '@/lib/search/alerts/send-alert-digests';
import { deleteUserAccount } from '@/lib/identity/users/delete-user-account';
import { AlertModel } from '@/models/alert';
import { UserModel } from '@/models/user';
import { api } from '../client/client';
import { makeUser, type TestUser } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';
import { ALERT_ACTIONS, ALERT_STATES, ALERTS, type AlertAction, type AlertState } from './alerts-table';
import { browser, wordsOf, type Seen } from './browser';
import type { Answer } from './table';

stackDatabase();

const FORM = 'application/x-www-form-urlencoded';

interface Own {
  owner: TestUser;
  alert: Alert;
  /** Paths of the links in the text and in the header of the alert's e-mails. */
  page: string;
  header: string;
}

const create = ({ token }: { token: string }, q: string) =>
  api<{ message: string; alert: Alert }>('POST', '/api/users/alerts', { token, json: { search: { q } } });

const put = ({ owner: { token }, alert: { _id } }: Own, json: object) =>
  api<{ message: string }>('PUT', `/api/users/alerts/${_id}`, { token, json });

const remove = ({ owner: { token }, alert: { _id } }: Own) =>
  api<{ message: string }>('DELETE', `/api/users/alerts/${_id}`, { token });

/** Makes the alert due and calls `sendAlerts` while no new listing matches. */
async function findNothing({ alert: { _id } }: Own): Promise<void> {
  await AlertModel.updateOne({ _id }, { $set: { nextAt: new Date(0) } });
  await sendAlerts(new Date());
  expect((await AlertModel.findById(_id).orFail().lean()).nextAt?.getTime()).toBeGreaterThan(Date.now());
}

const BRING: Record<AlertState, (own: Own) => Promise<unknown>> = {
  active: () => Promise.resolve(),
  'found nothing': findNothing,
  changed: (own) => put(own, { every: 'week' }),
  'switched off': (own) => put(own, { paused: true }),
  removed: remove,
  'owner deactivated': ({ owner: { _id } }) => UserModel.updateOne({ _id }, { $set: { isActive: false } }),
  'owner deleted': ({ owner: { _id } }) => deleteUserAccount(_id),
  'at the limit': async ({ owner }) => {
    for (let n = 2; n <= 20; n += 1) expect((await create(owner, `number ${n}`)).status).toBe(201);
  },
};

async function alertIn(state: AlertState): Promise<Own> {
  const owner = await makeUser('recent graduate');
  const { alert } = (await create(owner, 'welder')).body;
  const { page, call } = mailLinks('alerts', owner.id);
  const own = { owner, alert, page: new URL(page).pathname, header: new URL(call).pathname };
  await BRING[state](own);
  return own;
}

const answered = ({ status, body }: { status: number; body: { message: string } }): Answer => ({
  status,
  text: body.message,
});
const shown = ({ status, html }: Seen): Answer => ({ status, text: wordsOf(html) });

/** Runs `act` twice and returns the second response. */
const again = async <T>(act: () => Promise<T>): Promise<T> => {
  await act();
  return act();
};

const press = ({ owner: { token }, alert: { _id } }: Own, ending: string, fields: Record<string, string>) =>
  browser(token).go('POST', `/api/users/alerts/${_id}${ending}`, fields);
const pressLink = ({ header }: Own, fields: Record<string, string>) => browser().go('POST', header, fields);

const ACT: Record<AlertAction, (own: Own) => Promise<Answer>> = {
  'create the same again': async ({ owner }) => answered(await create(owner, 'welder')),
  'create another': async ({ owner }) => answered(await create(owner, 'tailor')),
  change: async (own) => answered(await put(own, { every: 'week' })),
  'change by form': async (own) => shown(await press(own, '', { every: 'week' })),
  remove: async (own) => answered(await remove(own)),
  'remove twice': async (own) => answered(await again(() => remove(own))),
  'remove by form': async (own) => shown(await press(own, '/remove', {})),
  'remove by form twice': async (own) => shown(await again(() => press(own, '/remove', {}))),
  'open by link': async ({ page }) => shown(await browser().go('GET', page)),
  'change by link': async (own) => shown(await pressLink(own, { alert: own.alert._id, every: 'week' })),
  'end by link': async (own) => shown(await pressLink(own, {})),
  'end by link twice': async (own) => shown(await again(() => pressLink(own, {}))),
  'end with one click': async ({ header }) => {
    const raw = 'List-Unsubscribe=One-Click';
    return answered(
      await api<{ message: string }>('POST', header, { raw, headers: { 'content-type': FORM } }),
    );
  },
  'open the address of the header': async ({ header }) => shown(await browser().go('GET', header)),
};

describe.each(ALERT_STATES)('an alert: %s', (state) => {
  test.each(ALERT_ACTIONS)('%s', async (action) => {
    const { status, text } = ALERTS[state][action];
    const seen = await ACT[action](await alertIn(state));
    expect(seen).toEqual({ status, text: expect.stringContaining(text) as string });
  });
});
