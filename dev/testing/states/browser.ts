import { inject } from 'vitest';
import { unescapeHtml } from '../client/read-page';

/** The last page shown by a browser without JavaScript. */
export interface Seen {
  status: number;
  /** The path of the last page. */
  path: string;
  html: string;
}

/** Returns the text of a page's main part, or of the whole page if it has none. */
export function wordsOf(html: string): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  const text = main.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');
  return unescapeHtml(text).replace(/\s+/g, ' ').trim();
}

/**
 * Simulates a browser without JavaScript, which keeps cookies and follows redirects. `session` is a bearer
 * token.
 */
export function browser(session?: string, appUrl = inject('appUrl')) {
  const jar = new Map<string, string>(session ? [['next-auth.session-token', session]] : []);

  async function go(method: string, path: string, fields?: Record<string, string>): Promise<Seen> {
    const url = new URL(path, appUrl);
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(fields && { body: new URLSearchParams(fields) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const to = answer.headers.get('location');
    const html = await answer.text();
    if (to !== null) return go(method === 'HEAD' ? 'HEAD' : 'GET', to);
    return { status: answer.status, path: url.pathname, html };
  }
  return { go };
}
