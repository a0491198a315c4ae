import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The files that a git command lists, without deleted ones. */
function listed(folder: string, ...args: string[]): string[] {
  const names = execFileSync('git', [...args, '-z'], { cwd: folder, encoding: 'utf8' }).split('\0');
  return names.filter((name) => name !== '');
}

/** The merge base with `main`; on main itself, or without a main, the last commit. */
export function baseOf(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('merge-base', 'HEAD', 'main');
  } catch {
    return git('rev-parse', 'HEAD');
  }
}

/** Files that differ from `base`, committed or not, and untracked files. */
export function changedSince(folder: string, base: string): string[] {
  const changed = listed(folder, 'diff', '--name-only', '--diff-filter=d', base);
  return [...changed, ...listed(folder, 'ls-files', '--others', '--exclude-standard')].sort();
}

/** The database tests in the folders of these files. */
export function databaseTestsBeside(root: string, files: string[]): string[] {
  const folders = new Set(files.filter((name) => /\.tsx?$/.test(name)).map((name) => posix.dirname(name)));
  return [...folders].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.db.test.ts'))
      .map((name) => posix.join(folder, name)),
  );
}
