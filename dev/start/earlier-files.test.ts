import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOfBuild, putBeside, setAside } from './earlier-files';

const HOUR = 60 * 60_000;
const MIB = 1_048_576;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mwanzo-test-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Imitates a build: clears the folder and writes these files. */
async function build(files: Record<string, string>, folder = root): Promise<void> {
  await rm(join(folder, '.next'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, '.next/static', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Builds at the time `now` and keeps the earlier files. */
async function buildAfter(files: Record<string, string>, now: number): Promise<number> {
  const before = await setAside(await filesOfBuild(root, now), join(root, 'aside'));
  await build(files);
  return putBeside(root, [before], now);
}

const there = async () => {
  const found = await readdir(join(root, '.next/static'), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
};

test('keeps the files of the previous build in their folders, and does not overwrite new ones', async () => {
  await build({ 'chunks/a.js': 'old a', 'chunks/same.js': 'old', 'media/font.woff2': 'f' });
  expect(await buildAfter({ 'chunks/b.js': 'b', 'chunks/same.js': 'new' }, 0)).toBe(2);
  expect(await there()).toEqual(['a.js', 'b.js', 'font.woff2', 'same.js']);
  expect(await readFile(join(root, '.next/static/chunks/same.js'), 'utf8')).toBe('new');
  expect(await readFile(join(root, '.next/static/chunks/a.js'), 'utf8')).toBe('old a');
});

test('removes a file a day after it was last in the newest build, however many builds follow', async () => {
  await build({ 'a.js': 'a' });
  await buildAfter({ 'b.js': 'b' }, 0);
  await buildAfter({ 'c.js': 'c' }, 23 * HOUR);
  expect(await there()).toEqual(['a.js', 'b.js', 'c.js']);
  await buildAfter({ 'd.js': 'd' }, 24 * HOUR);
  expect(await there()).toEqual(['b.js', 'c.js', 'd.js']);
});

test('counts a file that returns as part of the newest build', async () => {
  await build({ 'a.js': 'a' });
  await buildAfter({ 'b.js': 'b' }, 0);
  await buildAfter({ 'a.js': 'a' }, 20 * HOUR);
  await buildAfter({ 'c.js': 'c' }, 30 * HOUR);
  expect(await there()).toEqual(['a.js', 'b.js', 'c.js']);
});

test('removes the oldest files if they exceed 64 MB', async () => {
  await build({ 'old.js': 'x'.repeat(40 * MIB) });
  await buildAfter({ 'newer.js': 'x'.repeat(30 * MIB) }, 0);
  await buildAfter({ 'newest.js': 'x' }, HOUR);
  expect(await there()).toEqual(['newer.js', 'newest.js']);
});

test('keeps nothing at the first build', async () => {
  expect(await buildAfter({ 'a.js': 'a' }, 0)).toBe(0);
  expect(await there()).toEqual(['a.js']);
});

test('copies the files of a build in another folder, including its earlier ones', async () => {
  await build({ 'a.js': 'a' });
  await buildAfter({ 'b.js': 'b' }, 0);
  const next = join(root, 'next');
  await build({ 'c.js': 'c' }, next);
  expect(await putBeside(next, [await filesOfBuild(root, HOUR)], HOUR)).toBe(2);
  expect((await filesOfBuild(next, HOUR)).files.map(({ path }) => path).sort()).toEqual([
    'a.js',
    'b.js',
    'c.js',
  ]);
});
