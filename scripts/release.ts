import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@/dev/start/build';
import { releaseChangelog, isNewer } from '@/dev/checks/release';
import { readArguments } from './arguments.mjs';

/**
 * Releases the committed state: numbers and dates the changes, sets the version of the package and the API contract, and adds a small
 * backup in this release's format. Commits and tags, but does not push.
 */
const {
  positionals: [version = ''],
} = readArguments({
  usage: 'npm run release -- VERSION',
  about:
    'Releases the unreleased changes as VERSION: writes a backup of a small sample, commits and tags. Does not push.',
  arguments: { VERSION: 'three numbers, newer than the current version: 1.2.0' },
});
const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const changelog = join(ROOT, 'CHANGELOG.md');
const { version: current } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};

function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (!/^\d+\.\d+\.\d+$/.test(version)) refuse('Pass the new version: npm run release -- 1.2.0');
if (!isNewer(version, current)) refuse(`Version ${version} is not newer than ${current}.`);
if (git('status', '--porcelain') !== '') refuse('There are uncommitted changes. Commit them first.');
if (git('tag', '--list', `v${version}`) !== '') refuse(`The tag v${version} already exists.`);

const released = releaseChangelog(readFileSync(changelog, 'utf8'), version, new Date());
if (released === null) refuse('CHANGELOG.md has nothing under "Unreleased".');

const npm = (...args: string[]): void =>
  void execFileSync('npm', args, { cwd: ROOT, stdio: 'ignore', shell: process.platform === 'win32' });

const backup = `dev/releases/backups/${version}`;
npm('run', 'release:backup', '--', backup);
writeFileSync(changelog, released);
npm('version', version, '--no-git-tag-version');
git('add', backup);
git('commit', '--all', '--message', `Release ${version}`);
git('tag', '--annotate', `v${version}`, '--message', `Mwanzo ${version}`);
console.log(`Released ${version}. To publish it: git push --follow-tags`);
