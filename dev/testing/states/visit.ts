import { inject } from 'vitest';
import { unescapeHtml } from '../client/read-page';
import type { Answer } from './table';

const cookieOf = (token: string, more: readonly string[] = []): string =>
  [`next-auth.session-token=${token}`, 'mwanzo-signed-in=1', ...more].join('; ');

/** Returns the text of a page, without scripts, styles and tags, and with single spaces. */
const wordsOf = (html: string): string =>
  unescapeHtml(
    html
      .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
      .replace(/<!--.*?-->/gs, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ');

/** Replaces days, times and e-mail addresses, so that the text is the same every day and for every person. */
export const undated = (text: string): string =>
  text
    .replace(/[A-Z][a-z]{2} \d{1,2}(?:, \d{4}(?:, \d{1,2}:\d\d [AP]M)?|(?= · ))/g, '(day)')
    .replace(/[a-z]+@test\.example/g, '(e-mail)')
    .replace(/\d+ days left/g, '(days) left');

/** Opens a page with this token and these cookies. Returns its text, or the address that it redirects to, with the reason. */
export async function visit(token: string, path: string, cookies: readonly string[] = []): Promise<Answer> {
  const headers = { cookie: cookieOf(token, cookies), accept: 'text/html' };
  const answer = await fetch(new URL(path, inject('appUrl')), { headers, redirect: 'manual' });
  const { status } = answer;
  const onward = answer.headers.get('location');
  return {
    status,
    text: onward === null ? wordsOf(await answer.text()) : `goes on to ${onward.split('&', 1)[0] ?? ''}`,
  };
}

/** Posts a form as a browser without JavaScript would. Returns the page that it redirects to. */
export async function post(token: string, path: string, fields: Record<string, string>): Promise<Answer> {
  const answer = await fetch(new URL(path, inject('appUrl')), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: cookieOf(token),
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  });
  const landing = answer.headers.get('location');
  if (answer.status !== 303 || landing === null) return { status: answer.status, text: await answer.text() };
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  return visit(token, landing, cookies);
}
