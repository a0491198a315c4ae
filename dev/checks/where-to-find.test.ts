import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../start/build';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const guide = read('CONTRIBUTING.md').split('\n## Where to find things\n')[1] ?? '';
const rows = guide.split('\n').filter((line) => line.startsWith('| '));

test('the guide answers more than sixty questions, in alphabetical order', () => {
  const [, , ...questions] = rows.map((row) =>
    (row.split('|')[1] ?? '').replace(/[^A-Za-z0-9 ]/g, '').trim(),
  );
  expect(questions.length).toBeGreaterThan(60);
  expect(questions).toEqual([...questions].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
});

/** Pages of superseded decisions may name files that no longer exist. */
const isCurrent = (file: string) => !read(file).includes('Status: superseded');
const pages = ['docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
);
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...pages.filter(isCurrent)];

/** Paths in backticks that contain a folder, relative to the root or to the document. */
const PATH = /`([\w@.[\]()-][\w@.[\]()/-]*\/[\w.[\]()-]+\.(?:tsx?|mjs|jsonc?|md|conf|js))`/g;
const named = documents.flatMap((document) =>
  [...read(document).matchAll(PATH)].map(([, path = '']) => [document, path] as const),
);

test.each(named)('%s names a file that exists: %s', (document, path) => {
  const places = [join(ROOT, path), join(ROOT, dirname(document), path)];
  expect(places.some((place) => existsSync(place))).toBe(true);
});
