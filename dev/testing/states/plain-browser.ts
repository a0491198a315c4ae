import { api } from '../client/client';
import { unescapeHtml } from '../client/read-page';
import type { Answer } from './table';

/** Returns the text of a page as a browser without JavaScript shows it. */
export const wordsOf = (html: string): string =>
  unescapeHtml(
    html
      .replace(/<head\b[\s\S]*?<\/head>/, '')
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,])/g, '');

/** A page as shown by a browser. */
export interface Page {
  status: number;
  path: string;
  html: string;
  words: string;
}

const MAX_REDIRECTS = 4;

/**
 * Simulates a browser without JavaScript, with or without a session token. Keeps cookies and follows
 * redirects of pages and forms.
 */
export function plainBrowser(token?: string) {
  const jar = new Map(
    token === undefined
      ? []
      : [
          ['next-auth.session-token', token],
          ['mwanzo-signed-in', '1'],
        ],
  );
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (method: string, path: string, fields?: Record<string, string>) => {
    const answer = await api<string>(method, path, {
      cookie: cookie(),
      ...(fields && { raw: new URLSearchParams(fields).toString() }),
      headers: {
        accept: 'text/html,*/*',
        'sec-fetch-site': 'same-origin',
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });
    for (const one of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = one.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, pair.slice(name.length + 1));
    }
    return answer;
  };
  const open = async (path: string, left = MAX_REDIRECTS): Promise<Page> => {
    const { status, body, headers } = await send('GET', path);
    const to = headers.get('location');
    if (to !== null && left > 0) {
      const { pathname, search } = new URL(to, 'http://a.example');
      return open(pathname + search, left - 1);
    }
    const html = String(body);
    return { status, path, html, words: wordsOf(html) };
  };
  /** Sends a form. Returns the page that it redirects to. */
  const post = async (path: string, fields: Record<string, string> = {}): Promise<Page> => {
    const { status, headers, body } = await send('POST', path, fields);
    const to = headers.get('location');
    return status === 303 && to !== null
      ? open(to)
      : { status, path, html: String(body), words: String(body) };
  };
  return { open, post, cookie, jar };
}

export type PlainBrowser = ReturnType<typeof plainBrowser>;

/**
 * Returns a page as a table entry. The entry's text is the expected text if the page contains it, and
 * otherwise all text of the page.
 */
export const answerOf = ({ status, words, path }: Page, wanted: Answer): Answer => {
  const [where, said] = wanted.text.startsWith('/') ? splitOnce(wanted.text) : [undefined, wanted.text];
  const isThere = (where === undefined || path.split('?', 1)[0] === where) && words.includes(said);
  return { status, text: isThere ? wanted.text : `${path}: ${words.slice(0, 3_000)}` };
};

/** Splits "/saved: It is saved." into the path and the text. */
function splitOnce(text: string): [string, string] {
  const at = text.indexOf(': ');
  return [text.slice(0, at), text.slice(at + 2)];
}
