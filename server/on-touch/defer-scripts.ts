import type { IncomingMessage, OutgoingHttpHeader } from 'node:http';
import { log } from '@/lib/platform/log/log';
import { OUTCOME_COOKIES } from '@/lib/platform/http/form-outcome';
import { count } from '@/lib/platform/monitoring/measure';
import { NotUnderstood, takeScripts, withLoader } from './finish-page';
import { LATE_TYPE, RUN_LATE_ADDRESS } from './run-late';

/** Pages with a form that works without JavaScript. They depend on the visitor, so they are not cached. */
const PAGE = /^\/(?:login|register|reset-password)(?:\?|$)/;

/** The page before left a message in the tab, which only a script can show. */
const HAS_NEWS = /[?&]sent=/;

/** Whether the scripts of this page wait for the first touch. A page with the result of a form was touched before. */
export const isDeferred = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && PAGE.test(url) && !(headers.cookie ?? '').includes(OUTCOME_COOKIES);

const nonceIn = (policy: OutgoingHttpHeader | undefined): string | undefined =>
  /'nonce-([^']+)'/.exec(String(policy))?.[1];

interface Page {
  html: string;
  url: string;
  /** The page's Content-Security-Policy, which contains its nonce. */
  policy: OutgoingHttpHeader | undefined;
  /** Whether page views are counted. */
  counts: boolean;
}

/**
 * Defers the scripts of a page with a nonce to the first touch. Its inline scripts stay in the page but do not run, because they may differ
 * for each visitor. Counts a page with unknown content and returns it unchanged.
 */
export function deferScripts({ html, url, policy, counts }: Page): string {
  try {
    const nonce = nonceIn(policy);
    if (nonce === undefined) throw new NotUnderstood('a page without a nonce');
    const { bare, chunks } = takeScripts(html, (text) => `<script type="${LATE_TYPE}">${text}</script>`);
    return withLoader(bare, {
      files: [RUN_LATE_ADDRESS, ...chunks],
      nonce,
      atIdle: HAS_NEWS.test(url),
      counts,
    });
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    log.warn({ found: error.message }, 'account page not recognised: its scripts load at once');
    count('mwanzo_unfinished_pages_total', {});
    return html;
  }
}
