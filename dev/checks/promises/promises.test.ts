import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { constantOf } from './constant';
import { ONLY_PROMISES, PROMISES } from './promises';

const plain = (text: string): string => text.replace(/\s+/g, ' ');
const read = (file: string): string => plain(readFileSync(file, 'utf8'));

const said = PROMISES.flatMap(({ says }) =>
  Object.entries(says).flatMap(([file, texts]) => [texts].flat().map((text) => [file, text] as const)),
);

describe('each number that people are told stands where they read it', () => {
  test.each(said)('%s: %s', (file, text) => {
    expect(read(file)).toContain(text);
  });
});

describe('and is what the service keeps to', () => {
  test.each(PROMISES.flatMap(({ is }) => is))('%s: %s is %o', (file, constant, value) => {
    expect(constantOf(file, constant)).toEqual(value);
  });
});

const NUMBER = '\\d[\\d,]*|an?|one|two|three|five|seven|ten|twenty|fifty|a hundred';
const UNIT = 'seconds|minutes?|hours?|days?|weeks?|months?|years?|times? in|MB|KB|megapixels';
const QUANTITY = new RegExp(`\\b(?:${NUMBER})[ -]?(?:${UNIT})\\b`, 'gi');

/** The quantities of a file that no promise tells of; the durations of its examples are none. */
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

test.each(ONLY_PROMISES)('%s tells no number that is held by nothing', (file) => {
  expect(untold(file)).toEqual([]);
});
