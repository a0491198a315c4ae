import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../start/build';

/** Characters of a text. What grows with the square of a text, or worse, is found on a short one. */
const SIZES = [300, 3_000, 20_000, 100_000] as const;
/** Milliseconds in which an expression goes through each. */
const MOST = { 300: 10, 3_000: 20, 20_000: 40, 100_000: 150 } as const;
/** Milliseconds for 20,000 characters after which 100,000 take less than their time even if it grows with the cube. */
const SURE = 1;

/** The quickest of several counts: the machine may have other work. */
const TRIES = 5;

/** Letters, signs and spaces of each kind, alone and as words, numbers and addresses have them. */
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

/** Each expression of the sources, and the files that have it. */
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

/** The words an expression looks for, which bring it furthest. */
const ownWords = (literal: string): string[] =>
  [...new Set(literal.match(/[a-z]{2,}/gi) ?? [])].slice(0, 4).map((word) => `${word} `);

/** Milliseconds in which it goes through a text of this size; the quickest of several tries where one is too slow. */
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

test('no expression is slow on 100 KB of any kind of letter', () => {
  const all = expressions();
  expect(all.size).toBeGreaterThan(300);
  const slow = Array.from(all).flatMap(([literal, files]) =>
    [...KINDS, ...ownWords(literal)]
      .filter((piece) => isSlowOn(literal, piece))
      .map((piece) => `${files.join(', ')}: ${literal.slice(0, 80)} on ${JSON.stringify(piece)}`),
  );
  expect(slow).toEqual([]);
}, 120_000);
