import { describe, expect, test } from 'vitest';
import { api } from '../client/client';
import { stackDatabase } from '../stack/stack-database';
import { browser, wordsOf, type Seen } from './browser';
import { LINK_ACTIONS, LINK_KINDS, LINK_STATES, linkIn, type Link, type LinkAction } from './mail-link-cases';
import { HEADER_ACTIONS, MAIL_HEADERS, MAIL_LINKS } from './mail-link-table';
import type { Answer } from './table';

stackDatabase();

const FORM = 'application/x-www-form-urlencoded';

const shown = ({ status, html }: Seen): Answer => ({ status, text: wordsOf(html) });

async function called({ method, call, json, session }: Link): Promise<Answer> {
  const answer = await api<{ message: string }>(method, call, { json, ...(session && { token: session }) });
  return { status: answer.status, text: answer.body.message };
}

/** What is wrong with the page of a link that is dead: a form whose press can only fail, or no way on. */
function faultsOf({ status, html }: Seen, { call }: Link): string[] {
  if (status === 200) return [];
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [
    ...(main.includes(`action="${call}`) ? ['has a form'] : []),
    ...(/<a\b[^>]*href=/.test(main) ? [] : ['shows no way on']),
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

describe.each(['reminders', 'alerts'] as const)('the address in the header of a mail: %s', (kind) => {
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

  test('opened any number of times it ends nothing, with or without the wish for a page', async () => {
    const link = await linkIn(kind, 'fresh');
    const before = await browser().go('GET', link.page);
    for (const accept of ['text/html', '*/*', 'application/json']) {
      const answer = await api('GET', link.call, { headers: { accept } });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, link.page]);
    }
    expect(wordsOf((await browser().go('GET', link.page)).html)).toBe(wordsOf(before.html));
  });
});
