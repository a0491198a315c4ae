import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transformSync } from 'esbuild';
import { expect, type Locator, type Page } from 'playwright/test';
import { allParts } from './all-parts';

const require = createRequire(import.meta.url);

/**
 * The virtual screen reader as a classic script that sets `window.reader`, because the policy forbids
 * modules.
 */
const READER = transformSync(
  readFileSync(require.resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8'),
  { format: 'iife', globalName: 'reader' },
).code.replace(/^"use strict";\s*var reader =/, 'window.reader =');

/** More phrases than any part of a page has. */
const MAX_PHRASES = 400;

/**
 * Matches phrases to leave out: text for browsers without JavaScript, which the reader would read out, and
 * the options of selects.
 */
const LEFT_OUT = /^(?:<|option,)/;

interface Reader {
  start: (options: { container: Element }) => Promise<void>;
  next: () => Promise<void>;
  stop: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
}

/** Returns the phrases that a screen reader says for a part of a page, one per line. */
export async function spoken(page: Page, part: Locator): Promise<string> {
  await allParts(page);
  await page.evaluate(READER);
  const phrases = await part.evaluate(async (container, most) => {
    const { virtual } = (window as unknown as { reader: { virtual: Reader } }).reader;
    await virtual.start({ container });
    const said = [await virtual.lastSpokenPhrase()];
    const last = `end of ${said[0]}`;
    while (said.at(-1) !== last && said.length < most) {
      await virtual.next();
      said.push(await virtual.lastSpokenPhrase());
    }
    await virtual.stop();
    return said;
  }, MAX_PHRASES);
  expect(phrases.length).toBeLessThan(MAX_PHRASES);
  return phrases.filter((phrase) => !LEFT_OUT.test(phrase)).join('\n');
}

/** Dates, generated names and other values that change between runs. */
const CHANGING: readonly [RegExp, string][] = [
  [
    /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}\b(?:, \d{4}(?:, \d{1,2}:\d{2} [AP]M)?)?/g,
    '<day>',
  ],
  [/\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}\b/g, '<time>'],
  [/\b\d{4}-\d{2}-\d{2}\b/g, '<day>'],
  [/\b(?:\d+ days? left|closes today)\b/g, '<days left>'],
];

/**
 * Compares the spoken phrases to the committed transcript. `npm run test:e2e -- --update-snapshots` updates
 * it.
 */
export function expectSpoken(
  transcript: string,
  name: string,
  mine: Readonly<Record<string, string>> = {},
): void {
  let text = transcript;
  for (const [value, placeholder] of Object.entries(mine)) text = text.replaceAll(value, `<${placeholder}>`);
  for (const [pattern, placeholder] of CHANGING) text = text.replace(pattern, placeholder);
  expect(`${text}\n`).toMatchSnapshot(`${name}.txt`);
}
