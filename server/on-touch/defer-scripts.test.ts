import type { IncomingMessage } from 'node:http';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { SIGNED_IN_SCRIPT } from '@/lib/platform/auth/signed-in-script';
import { measureInto } from '@/lib/platform/monitoring/measure';
import { COUNT_AT_IDLE } from './count-at-idle';
import { deferScripts, isDeferred } from './defer-scripts';
import { LOADER } from './loader';
import { RUN_LATE, RUN_LATE_ADDRESS } from './run-late';

const counted: string[] = [];
const nothing = () => undefined;
measureInto({ count: (name) => counted.push(name), observe: nothing, add: nothing, set: nothing });
afterAll(() => measureInto(undefined));
afterEach(() => {
  counted.length = 0;
});

const NONCE = 'a+b/c=';
const POLICY = `default-src 'self'; script-src 'self' 'nonce-${NONCE}' 'strict-dynamic'`;
const MARK = `<script>${SIGNED_IN_SCRIPT}</script>`;
const BOOTSTRAP =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});';
const QUEUE = '(self.__next_f=self.__next_f||[]).push([0])';
const TEXT = 'self.__next_f.push([1,"1:\\"$1$$\\"\\n"])';

const allowed = `nonce="${NONCE}"`;
const page = (more = '') =>
  `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" ${allowed} href="/_next/static/chunks/main.js"/><script src="/_next/static/chunks/a.js" async="" ${allowed}></script>${MARK}<script src="/_next/static/chunks/old.js" noModule="" ${allowed}></script></head><body><p>Words</p>${more}<script ${allowed} id="_R_">${BOOTSTRAP}</script><script src="/_next/static/chunks/main.js" ${allowed} async=""></script><script ${allowed}>${QUEUE}</script><script ${allowed}>${TEXT}</script></body></html>`;

const defer = (html: string, { url = '/login', counts = false } = {}) =>
  deferScripts({ html, url, policy: POLICY, counts });

describe('a recognised page', () => {
  const html = defer(page());

  test('runs no script but the signed-in mark and the loader, which has the nonce', () => {
    expect(html.match(/<script(?! type="text\/late")[^>]*>/g)).toEqual([
      '<script>',
      `<script data-files="${RUN_LATE_ADDRESS} /_next/static/chunks/a.js /_next/static/chunks/main.js" ${allowed}>`,
    ]);
    expect(html).toContain(`${allowed}>${LOADER}</script>`);
    expect(html).not.toContain('as="script"');
    expect(counted).toEqual([]);
  });

  test('keeps its inline scripts, unchanged and in order, as text that does not run', () => {
    const late = [...html.matchAll(/<script type="text\/late">(.*?)<\/script>/g)].map(([, text]) => text);
    expect(late).toEqual([BOOTSTRAP, QUEUE, TEXT]);
  });

  test('fetches its scripts at idle if the page before left a message', () => {
    expect(html).not.toContain('data-at');
    expect(defer(page(), { url: '/login?from=%2F&sent=1' })).toContain(` data-at="idle" ${allowed}>`);
  });

  test('fetches its scripts at idle if page views are counted', () => {
    expect(html).not.toContain(COUNT_AT_IDLE);
    expect(defer(page(), { counts: true })).toContain(`<script ${allowed}>${COUNT_AT_IDLE}</script>`);
  });
});

test.each([
  ['an inline script of another kind', page(`<script ${allowed}>alert(1)</script>`), POLICY],
  ['a part that arrives later', page('<!--$?--><template id="B:0"></template><!--/$-->'), POLICY],
  ['no nonce', page(), "default-src 'self'"],
])('a page with %s stays as it is and is counted', (_, html, policy) => {
  expect(deferScripts({ html, url: '/login', policy, counts: false })).toBe(html);
  expect(counted).toEqual(['mwanzo_unfinished_pages_total']);
});

test.each([
  ['/login', true],
  ['/login?from=%2Fdashboard', true],
  ['/register?role=employer', true],
  ['/reset-password', true],
  ['/reset-password/token', false],
  ['/register/check-your-mail', false],
  ['/login-help', false],
  ['/dashboard', false],
])('the scripts of %s wait for the first touch: %s', (url, waits) => {
  expect(isDeferred({ method: 'GET', url, headers: {} } as IncomingMessage)).toBe(waits);
});

test('not after a form was sent without script, nor for another method', () => {
  const cookie = 'a=1; __Secure-mwanzo-form-login=signed';
  expect(isDeferred({ method: 'GET', url: '/login', headers: { cookie } } as IncomingMessage)).toBe(false);
  expect(isDeferred({ method: 'HEAD', url: '/login', headers: {} } as IncomingMessage)).toBe(false);
});

test('the first file runs the waiting scripts in order, with the nonce', () => {
  const run: { nonce?: string; text?: string }[] = [];
  const waiting = (text: string) => ({ text, replaceWith: (script: object) => run.push(script) });
  const document = {
    querySelector: () => ({ nonce: NONCE }),
    querySelectorAll: () => [waiting('first'), waiting('second')],
    createElement: () => ({}),
  };
  runInNewContext(RUN_LATE, { document });
  expect(run).toEqual([
    { nonce: NONCE, text: 'first' },
    { nonce: NONCE, text: 'second' },
  ]);
});
