import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findSecrets, findSecretsIn } from './secrets';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const letters = (count: number): string => randomBytes(count).toString('hex').slice(0, count);
const githubToken = () => `const token = 'ghp_${letters(36)}';`;

describe('finds a secret', () => {
  test.each([
    ['of a database', `MONGODB_URI=mongodb://mwanzo:${letters(16)}@db.example.org:27017/mwanzo`],
    ['in an address', `export const url = 'https://post:${letters(16)}@mail.example.org/';`],
    ['for signing', privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
    ['of GitHub', githubToken()],
    ['of AWS', `AWS_SECRET_ACCESS_KEY = ${letters(40).replace(/\d/g, 'K')}`],
    ['of npm', `//registry.npmjs.org/:_authToken=npm_${letters(36)}`],
  ])('%s', async (_, stdinContent) => {
    expect(await findSecrets(tmpdir(), { stdinContent, stdinFileName: 'lib/planted.ts' })).toContain(
      'lib/planted.ts',
    );
  });
});

describe('searches a folder', () => {
  let folder: string;
  const put = (name: string, content: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mwanzo-secrets-'));
    put('.gitignore', 'built/\n');
    put('built/bundle.js', githubToken());
    put('clean.ts', 'export const nothing = 1;\n');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['with git, whatever characters the path contains', true],
    ['without git', false],
  ])('%s', async (_, withGit) => {
    if (withGit) git('init');
    expect(await findSecretsIn(folder)).toBe('');
    put('app/(public)/[id]/page.ts', githubToken());
    const found = await findSecretsIn(folder);
    expect(found).toContain('page.ts');
    expect(found).not.toContain('bundle.js');
  });

  test('with git, even if a deletion is not committed', async () => {
    git('init');
    put('planted.ts', githubToken());
    git('add', '.');
    rmSync(join(folder, 'clean.ts'));
    expect(await findSecretsIn(folder)).toContain('planted.ts');
  });
});
