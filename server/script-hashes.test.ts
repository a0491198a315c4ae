import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineScriptHashes } from './script-hashes';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the hashes of a page', () => {
  test.each([
    ['an inline script', '<script>go()</script>', [hash('go()')]],
    ['with attributes', '<script id="a" async>go()</script>', [hash('go()')]],
    ['over several lines, as it stands', '<script>\n go()\n</script>', [hash('\n go()\n')]],
    ['not in ASCII', '<script>say("Mũgũnda")</script>', [hash('say("Mũgũnda")')]],
    ['a module', '<script type="module">go()</script>', [hash('go()')]],
    ['JavaScript by its old name', '<script type="text/javascript">go()</script>', [hash('go()')]],
    ['capitals', '<SCRIPT>go()</SCRIPT>', [hash('go()')]],
    ['the same twice, once', '<script>go()</script><script>go()</script>', [hash('go()')]],
    ['one of a file', '<script src="/a.js" async=""></script>', []],
    ['structured data', '<script type="application/ld+json">{"a":1}</script>', []],
    ['none', '<p>script</p>', []],
  ])('%s', (_, html, hashes) => {
    expect(inlineScriptHashes(html)).toEqual(hashes);
  });

  test('known answer: the hash of alert(1)', () => {
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(inlineScriptHashes('<script>alert(1)</script>')).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ]);
  });
});
