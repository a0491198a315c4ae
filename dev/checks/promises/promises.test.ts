import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { constantOf } from './constant';
import { ONLY_PROMISES, PROMISES } from './promises';

const plain = (text: string): string => text.replace(/\s+/g, ' ');
const read = (file: string): string => plain(readFileSync(file, 'utf8'));

const said = PROMISES.flatMap(({ says }) =>
  Object.entries(says).flatMap(([file, texts]) => [texts].flat().map((text) => [file, text] as const)),
);

describe('each file contains the text of its promise', () => {
  test.each(said)('%s: %s', (file, text) => {
    expect(read(file)).toContain(text);
  });
});

describe('each promised number equals its constant', () => {
  test.each(PROMISES.flatMap(({ is }) => is))('%s: %s is %o', (file, constant, value) => {
    expect(constantOf(file, constant)).toEqual(value);
  });
});

const NUMBER = '\\d[\\d,]*|an?|one|two|three|five|seven|ten|twenty|fifty|a hundred';
const UNIT = 'seconds|minutes?|hours?|days?|weeks?|months?|years?|times? in|MB|KB|megapixels';
const QUANTITY = new RegExp(`\\b(?:${NUMBER})[ -]?(?:${UNIT})\\b`, 'gi');

/** Finds the quantities in a file that no promise lists, except durations in examples. */
function untold(file: string): string[] {
  const text = read(file).replace(/\/\*.*?\*\/|duration: '[^']*'/g, '');
  const told = said
    .filter(([where]) => where === file)
    .flatMap(([, phrase]) =>
      text
        .split(phrase)
        .slice(0, -1)
        .map((_, at, parts) => {
          const to = parts.slice(0, at + 1).join(phrase).length + phrase.length;
          return { from: to - phrase.length, to };
        }),
    );
  return [...text.matchAll(QUANTITY)]
    .filter(({ index }) => !told.some(({ from, to }) => index >= from && index < to))
    .map(({ 0: found, index }) => text.slice(Math.max(0, index - 30), index + found.length + 30));
}

test.each(ONLY_PROMISES)('%s states no number without a promise', (file) => {
  expect(untold(file)).toEqual([]);
});
