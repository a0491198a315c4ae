import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../start/build';

/** Lengths of the input. A short input is enough to reveal an expression that is worse than quadratic. */
const SIZES = [300, 3_000, 20_000, 100_000] as const;
/** Maximum milliseconds by the length of the input. */
const MOST = { 300: 10, 3_000: 20, 20_000: 40, 100_000: 150 } as const;
/**
 * An expression that takes less than this on 20,000 characters is fast enough on 100,000, even if its time is
 * cubic.
 */
const SURE = 1;

/** Attempts per input. Only the fastest counts, because the machine may be busy. */
const TRIES = 5;

/** Letters, punctuation and spaces of each kind, alone and in words, numbers and addresses. */
const KINDS = [
  ...['a', 'A', 'é', 'е', 'e\u0301', 'ʼ', '中', 'ل', '😀', '\u200b', '\u00a0', '1', '१', '½'],
  ...[
    ' ',
    '\t',
    '\n',
    '\r\n',
    ' \n',
    '.',
    ',',
    '-',
    '–',
    '/',
    '\\',
    '@',
    "'",
    '"',
    '&',
    '%',
    '#',
    '+',
    '=',
    '_',
    ':',
  ],
  ...['(', '[', '{', '<', '>', '*', '|', '$', '!', '?', ';', '~', '`', '\0'],
  ...[
    'a ',
    'a.',
    'a-',
    "a'",
    'a,',
    'A a ',
    '1,',
    '1 ',
    '1.',
    '1-',
    '0a',
    'a@',
    'a@a.',
    '<a ',
    '&a',
    '="',
    'a="',
    'http://',
    'www.',
    '%2',
  ],
];

const sources = ['app', 'lib', 'models', 'server'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll(sep, '/'))
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.|\.d\.ts$/.test(name)),
);

/** The regular expressions in the sources, each with the files that contain it. */
function expressions(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of sources) {
    const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) found.set(node.text, [...(found.get(node.text) ?? []), file]);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** Words from the expression. Input made of these words matches furthest. */
const ownWords = (literal: string): string[] =>
  [...new Set(literal.match(/[a-z]{2,}/gi) ?? [])].slice(0, 4).map((word) => `${word} `);

/** Returns the shortest time (ms) of an expression on input of this size. Repeats the attempt only while the time is too long. */
function timeOf(expression: RegExp, piece: string, size: (typeof SIZES)[number]): number {
  const text = piece.repeat(Math.ceil(size / piece.length));
  let quickest = Infinity;
  for (let tries = 0; tries < TRIES && quickest > MOST[size]; tries += 1) {
    const from = performance.now();
    text.replace(expression, '');
    quickest = Math.min(quickest, performance.now() - from);
  }
  return quickest;
}

function isSlowOn(literal: string, piece: string): boolean {
  const end = literal.lastIndexOf('/');
  const flags = literal.slice(end + 1).replace(/[gy]/g, '');
  const expression = new RegExp(literal.slice(1, end), `${flags}g`);
  for (const size of SIZES) {
    const took = timeOf(expression, piece, size);
    if (took > MOST[size]) return true;
    if (size === 20_000 && took < SURE) return false;
  }
  return false;
}

test('no regular expression is slow on 100 KB of any characters', () => {
  const all = expressions();
  expect(all.size).toBeGreaterThan(300);
  const slow = Array.from(all).flatMap(([literal, files]) =>
    [...KINDS, ...ownWords(literal)]
      .filter((piece) => isSlowOn(literal, piece))
      .map((piece) => `${files.join(', ')}: ${literal.slice(0, 80)} on ${JSON.stringify(piece)}`),
  );
  expect(slow).toEqual([]);
}, 120_000);
