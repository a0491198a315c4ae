import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourcesStamp } from './sources-stamp';

let root: string;
const write = (name: string, text: string) => writeFile(join(root, name), text);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mwanzo-test-'));
  await mkdir(join(root, 'app/deep'), { recursive: true });
  await mkdir(join(root, 'docs'));
  await write('app/deep/page.tsx', 'one');
  await write('package.json', '{}');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test.each<[string, () => Promise<unknown>]>([
  ['a source changes', () => write('app/deep/page.tsx', 'two')],
  ['a source is added', () => write('app/new.ts', '')],
  ['a source is renamed', () => rename(join(root, 'app/deep/page.tsx'), join(root, 'app/deep/other.tsx'))],
  ['a setting of the build is added', () => write('next.config.ts', '')],
  ['a package changes', () => write('package.json', '{ }')],
])('changes when %s', async (_, change) => {
  const before = await sourcesStamp(root);
  await change();
  expect(await sourcesStamp(root)).not.toBe(before);
});

test.each<[string, () => Promise<unknown>]>([
  ['nothing changes', () => Promise.resolve()],
  ['a file is rewritten without changes', () => write('app/deep/page.tsx', 'one')],
  ['a test is added', () => write('app/deep/page.test.tsx', 'x')],
  ['a document is added', () => write('docs/text.md', 'x')],
])('stays the same when %s', async (_, change) => {
  const before = await sourcesStamp(root);
  await change();
  expect(await sourcesStamp(root)).toBe(before);
});
