import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '@/dev/start/build';
import { failurePage, failureWithoutScript } from './failure-without-script';

test('an empty error page gets a title and a message', () => {
  const html = failureWithoutScript(
    '<html id="__next_error__"><head><meta/></head><body><div></div></body></html>',
    'the-id',
    500,
  );
  expect(html).toContain('<title>Something went wrong on our side | Mwanzo</title><noscript><style>');
  expect(html).toMatch(/<body><noscript>.*<h1>Something went wrong on our side<\/h1>.*<\/noscript>.*<div>/s);
});

test('it has the request id, for people without JavaScript and for the script', () => {
  const html = failureWithoutScript(
    '<html id="__next_error__"><head></head><body></body></html>',
    'the-id',
    500,
  );
  expect(html).toMatch(/<noscript>.*quote this code: the-id.*<\/noscript>/s);
  expect(html).toContain('<script type="text/plain" id="request-id">the-id</script>');
});

test('an existing title remains the only one', () => {
  const html = failureWithoutScript(
    '<html id="__next_error__"><head><title>A</title></head><body></body>',
    'a',
    500,
  );
  expect(html.match(/<title>/g)).toHaveLength(1);
});

test.each([
  ['any other page', '<html lang="en-KE"><head></head><body>Hello</body></html>'],
  ['a page that only quotes an error page', '<html><body>&lt;html id="__next_error__"&gt;</body></html>'],
  ['an empty page', ''],
])('%s is left unchanged', (_, html) => {
  expect(failureWithoutScript(html, 'the-id', 500)).toBe(html);
});

test.each([
  [500, 'Something went wrong on our side', 'the-id'],
  [404, 'We couldn’t find that page', 'Go to the dashboard'],
])('%i: the language and a message are there without JavaScript', (status, title, more) => {
  const html = failureWithoutScript(
    '<html id="__next_error__"><head></head><body></body></html>',
    'the-id',
    status,
  );
  expect(html).toContain('<html id="__next_error__" lang="en-KE">');
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(more);
});

test('its heading has the size and line height of the site’s main headings', () => {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const [, size] = /--text-title: ([^;]+);/.exec(read('app/tailwind-theme.css')) ?? [];
  const [, lineHeight] = /\n {2}h1 \{[^}]*line-height: ([^;]+);/.exec(read('app/globals.css')) ?? [];
  const [, own] = /h1\{([^}]+)\}/.exec(failurePage('the-id')) ?? [];
  expect(own?.replaceAll(', ', ',')).toBe(
    `font-size:${size?.replaceAll(', ', ',')};line-height:${lineHeight}`,
  );
});
