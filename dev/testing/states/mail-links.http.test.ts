import { describe, expect, test } from 'vitest';
import { hashOf } from '@/lib/identity/accounts/link';
import { issueToken } from '@/lib/identity/accounts/tokens';
import { AccountTokenModel } from '@/models/account-token';
import { IdentityModel } from '@/models/identity';
import { UserModel } from '@/models/user';
import { api } from '../client/client';
import { uniqueLetters } from '../client/client-for';
import { makeUser } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';
import { browser, wordsOf, type Seen } from './browser';
import { LINK_ACTIONS, LINK_KINDS, LINK_STATES, linkIn, type Link, type LinkAction } from './mail-link-cases';
import { HEADER_ACTIONS, MAIL_HEADERS, MAIL_LINKS } from './mail-link-table';
import type { Answer } from './table';

stackDatabase();

const REFUSED = 'You declined. If you change your mind, use the link in your confirmation e-mail.';

const tokenOf = ({ page }: Link): string => page.split('/').at(-1) ?? '';

const FORM = 'application/x-www-form-urlencoded';

const shown = ({ status, html }: Seen): Answer => ({ status, text: wordsOf(html) });

async function called({ method, call, json, session }: Link): Promise<Answer> {
  const answer = await api<{ message: string } | string>(method, call, {
    json,
    ...(session && { token: session }),
  });
  const { status, body } = answer;
  return { status, text: typeof body === 'string' ? body : body.message };
}

/** Returns the faults of an invalid link's page: a form that can only fail, or no link to another page. */
function faultsOf({ status, html }: Seen, { call }: Link): string[] {
  if (status === 200) return [];
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [
    ...(main.includes(`action="${call}`) ? ['has a form'] : []),
    ...(/<a\b[^>]*href=/.test(main) ? [] : ['has no link']),
  ];
}

const matching = ({ status, text }: Answer) => ({ status, text: expect.stringContaining(text) as string });

describe.each(LINK_KINDS)('a link: %s', (kind) => {
  test.each(LINK_STATES)('%s', async (state) => {
    const [link, other] = [await linkIn(kind, state), await linkIn(kind, state)];
    const { go } = browser(link.session);
    const page = await go('GET', link.page);
    const seen: Record<LinkAction, Answer> = {
      page: shown(page),
      head: shown(await go('HEAD', link.page)),
      form: shown(await go('POST', link.call, link.fields)),
      'form again': shown(await go('POST', link.call, link.fields)),
      call: await called(other),
      'call again': await called(other),
    };
    const due = MAIL_LINKS[kind][state];
    for (const action of LINK_ACTIONS) expect.soft(seen[action], action).toEqual(matching(due[action]));
    expect(seen.head.text).toBe('');
    expect(faultsOf(page, link)).toEqual([]);
  });
});

describe('a link blocked by an earlier answer or another account', () => {
  test('shows a guardian the same when refusing twice, and where to agree later', async () => {
    const link = await linkIn('guardian consent', 'fresh');
    const { go } = browser();
    for (const said of ['You declined. We’ve e-mailed you a link of your own', REFUSED])
      expect(shown(await go('POST', link.call, { decision: 'refuse' }))).toEqual(
        matching({ status: 200, text: said }),
      );
    const page = await browser().go('GET', link.page);
    expect(shown(page)).toEqual(matching({ status: 200, text: REFUSED }));
    expect(page.html).not.toContain(`action="${link.call}`);
    expect(await called(link)).toEqual({ status: 409, text: REFUSED });
  });

  test('says immediately that staff cannot link a sign-in', async () => {
    const link = await linkIn('link sign-in', 'fresh');
    const record = await AccountTokenModel.findOne({ hash: hashOf(tokenOf(link)) })
      .orFail()
      .lean();
    await UserModel.updateOne({ _id: record.userId }, { $set: { role: 'editor' } });
    const page = await browser().go('GET', link.page);
    const text = 'Editors and administrators log in with their password here.';
    expect(shown(page)).toEqual(matching({ status: 403, text }));
    expect(faultsOf(page, link)).toEqual([]);
    expect(await called(link)).toEqual({ status: 403, text });
  });

  test('does not offer a sign-in that is linked to another account', async () => {
    const link = await linkIn('link sign-in', 'fresh');
    const { identity } = await AccountTokenModel.findOne({ hash: hashOf(tokenOf(link)) })
      .orFail()
      .lean();
    const [userId, at] = [(await makeUser('employer'))._id, new Date()];
    await IdentityModel.create({
      ...identity,
      userId,
      email: 'a@test.example',
      linkedAt: at,
      lastUsedAt: at,
    });
    const page = await browser().go('GET', link.page);
    const text = 'Your oidc account is already linked to another account.';
    expect(shown(page)).toEqual(matching({ status: 409, text }));
    expect(faultsOf(page, link)).toEqual([]);
    expect(await called(link)).toEqual({ status: 409, text });
  });

  test('ends with the account of its sender, if it is an invitation', async () => {
    const link = await linkIn('join employer', 'fresh');
    const { userId } = await AccountTokenModel.findOne({ hash: hashOf(tokenOf(link)) })
      .orFail()
      .lean();
    await UserModel.updateOne({ _id: userId }, { $set: { isActive: false } });
    const text = 'This invitation isn’t valid. Ask for a new one.';
    expect(shown(await browser(link.session).go('GET', link.page))).toEqual(matching({ status: 404, text }));
    expect(await called(link)).toEqual({ status: 400, text });
  });

  test('says that it is invalid, if it sets a password for an address with several registrations', async () => {
    const email = `${uniqueLetters()}@test.example`;
    const { _id } = await makeUser('recent graduate', { email, isVerified: false, mustChoosePassword: true });
    const token = await issueToken('verify email', _id, email);
    const open = async () => shown(await browser().go('GET', `/reset-password/${token}`));
    expect(await open()).toEqual(matching({ status: 200, text: 'Confirm New Password' }));
    await AccountTokenModel.updateOne({ hash: hashOf(token) }, { $set: { expiresAt: new Date(0) } });
    expect(await open()).toEqual(matching({ status: 410, text: 'This link has expired.' }));
  });
});

describe.each(['reminders', 'alerts'] as const)('the address in the header of an e-mail: %s', (kind) => {
  test.each(LINK_STATES)('%s', async (state) => {
    const link = await linkIn(kind, state);
    const { go } = browser(link.session);
    const click = async () => {
      const raw = 'List-Unsubscribe=One-Click';
      const { status, body } = await api('POST', link.call, { raw, headers: { 'content-type': FORM } });
      return { status, text: String(body.message) };
    };
    const opened = await go('GET', link.call);
    const seen = {
      open: shown(opened),
      head: shown(await go('HEAD', link.call)),
      'one click': await click(),
      'one click again': await click(),
    };
    const due = MAIL_HEADERS[kind][state];
    for (const action of HEADER_ACTIONS) expect.soft(seen[action], action).toEqual(matching(due[action]));
    expect(opened.path).toBe(link.page);
    expect(faultsOf(opened, link)).toEqual([]);
  });

  test('opening it repeatedly ends nothing, whatever the Accept header is', async () => {
    const link = await linkIn(kind, 'fresh');
    const before = await browser().go('GET', link.page);
    for (const accept of ['text/html', '*/*', 'application/json']) {
      const answer = await api('GET', link.call, { headers: { accept } });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, link.page]);
    }
    expect(wordsOf((await browser().go('GET', link.page)).html)).toBe(wordsOf(before.html));
  });
});
