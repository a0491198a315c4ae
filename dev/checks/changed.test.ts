import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseOf, changedSince } from './changed';

let folder: string;
const put = (name: string, content: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};
const WHO = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
const git = (...args: string[]) => execFileSync('git', [...WHO, ...args], { cwd: folder, stdio: 'pipe' });
const commit = () => {
  git('add', '.');
  git('commit', '--message', 'Change');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mwanzo-changed-'));
  git('init', '--initial-branch=main');
  put('.gitignore', 'built/\n');
  put('lib/a.ts', 'export const a = 1;\n');
  put('lib/gone.ts', 'export const gone = 1;\n');
  put('lib/(a)/[b].ts', 'export const b = 1;\n');
  commit();
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const changed = () => changedSince(folder, baseOf(folder));

test('lists nothing on main right after a commit', () => {
  expect(changed()).toEqual([]);
});

test('on main, lists uncommitted and new files, but no ignored or deleted ones', () => {
  put('lib/a.ts', 'export const a = 2;\n');
  put('lib/new.ts', 'export const c = 1;\n');
  put('built/bundle.js', '1');
  rmSync(join(folder, 'lib/gone.ts'));
  expect(changed()).toEqual(['lib/a.ts', 'lib/new.ts']);
});

test('on a branch, also lists files committed since it branched off', () => {
  git('switch', '--create', 'branch');
  put('lib/(a)/[b].ts', 'export const b = 2;\n');
  commit();
  put('lib/a.ts', 'export const a = 2;\n');
  expect(changed()).toEqual(['lib/(a)/[b].ts', 'lib/a.ts']);
});
