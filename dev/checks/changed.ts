import { execFileSync } from 'node:child_process';

function listed(folder: string, ...args: string[]): string[] {
  const names = execFileSync('git', [...args, '-z'], { cwd: folder, encoding: 'utf8' }).split('\0');
  return names.filter((name) => name !== '');
}

/** Returns the merge base with `main`, or the last commit if this is main or there is no main branch. */
export function baseOf(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('merge-base', 'HEAD', 'main');
  } catch {
    return git('rev-parse', 'HEAD');
  }
}

/** Files that differ from `base`, committed or not, plus untracked files. */
export function changedSince(folder: string, base: string): string[] {
  const changed = listed(folder, 'diff', '--name-only', '--diff-filter=d', base);
  return [...changed, ...listed(folder, 'ls-files', '--others', '--exclude-standard')].sort();
}
