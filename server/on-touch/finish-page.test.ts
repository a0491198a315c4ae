import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SIGNED_IN_SCRIPT } from '@/lib/platform/auth/signed-in-script';
import { CONSTANT_HASHES, dataFileName, finishPage, NotUnderstood } from './finish-page';
import { COUNT_AT_IDLE } from './count-at-idle';
import { LOADER } from './loader';

const BOOTSTRAP =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});';
const QUEUE = '(self.__next_f=self.__next_f||[]).push([0])';
const TEXT = 'self.__next_f.push([1,"1:\\"$1$$\\"\\n"])';
const DATA = '<script type="application/ld+json">{"a":1}</script>';
const MARK = `<script>${SIGNED_IN_SCRIPT}</script>`;

const page = (more = '') =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><link rel="preload" as="font" href="/f.woff2"/><script src="/_next/static/chunks/a.js" async=""></script>${MARK}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>Words</p>${more}${DATA}<script id="_R_">${BOOTSTRAP}</script><script src="/_next/static/chunks/b.js" async=""></script><script>${QUEUE}</script><script>${TEXT}</script></body></html>`;

const addressOf = (name: string) => `/page-script/${name}.js?of=%2F`;
const finish = (html: string) => finishPage(html, { addressOf });

describe('a recognised page', () => {
  const { html, script } = finish(page());

  test('keeps its text, the signed-in mark and its data, and gains one script: the loader', () => {
    expect(html.match(/<script\b/g)).toHaveLength(3);
    for (const part of ['<p>Words</p>', DATA, MARK, `>${LOADER}</script>`]) expect(html).toContain(part);
    expect(html).toContain('<link rel="preload" as="font" href="/f.woff2"/>');
    expect(html).not.toContain('as="script"');
  });

  test('lists its data file and then its chunks in order, without those for old browsers', () => {
    const files = /data-files="([^"]+)"/.exec(html)?.[1]?.split(' ');
    expect(files).toEqual([
      addressOf(dataFileName(script)),
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/b.js',
    ]);
    expect(dataFileName(script)).toBe(createHash('sha256').update(script).digest('base64url').slice(0, 22));
  });

  test('moves its inline scripts to the data file, unchanged and in order', () => {
    expect(script).toBe(`${BOOTSTRAP};\n${QUEUE};\n${TEXT};\n`);
  });

  test('fetches its scripts when idle if requested', () => {
    expect(finishPage(page(), { addressOf, atIdle: true }).html).toContain(' data-at="idle">');
    expect(html).not.toContain('data-at');
  });

  test('fetches its scripts at idle if page views are counted', () => {
    expect(finishPage(page(), { addressOf, counts: true }).html).toContain(
      `${LOADER}</script><script>${COUNT_AT_IDLE}</script>`,
    );
    expect(html).not.toContain(COUNT_AT_IDLE);
  });

  test('allows the same two scripts on every page', () => {
    expect(CONSTANT_HASHES).toHaveLength(2);
    expect(finish(page('<p>More</p>')).html).toContain(LOADER);
  });
});

test.each([
  ['an inline script of another kind', page('<script>alert(1)</script>')],
  ['a known script with code added', page(`<script>${QUEUE};alert(1)</script>`)],
  ['a script from another site', page('<script src="https://elsewhere.invalid/a.js" async=""></script>')],
  ['a script file that is not a chunk', page('<script src="/a.js" async=""></script>')],
  ['a chunk with unknown attributes', page('<script src="/_next/static/chunks/a.js" defer=""></script>')],
  ['a part that arrives later', page('<!--$?--><template id="B:0"></template><!--/$-->')],
  ['a part that arrived later', page('<div hidden="" id="S:0">a</div>')],
  ['a part that failed', page('<!--$!--><!--/$-->')],
  ['no signed-in mark', page().replace(MARK, '')],
  ['two signed-in marks', page(MARK)],
  ['no data', page().replace(`<script>${TEXT}</script>`, '')],
  ['no script at all', '<!DOCTYPE html><html><body>Words</body></html>'],
])('a page with %s is not recognised', (_, html) => {
  expect(() => finish(html)).toThrow(NotUnderstood);
});

test('the loader is at most 1,024 bytes, compressed', () => {
  expect(gzipSync(LOADER).length).toBeLessThanOrEqual(1_024);
  expect(LOADER).not.toContain('</');
});
