import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSecretLint } from 'secretlint';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
type Source = Parameters<typeof runSecretLint>[0]['cliOptions'];

/** What secretlint finds: nothing where the text is empty. Secrets are masked in it. */
async function findings(source: Source): Promise<string> {
  const { stdout, stderr } = await runSecretLint({
    cliOptions: source,
    engineOptions: {
      cwd: root,
      formatter: 'unix',
      color: false,
      maskSecrets: true,
      configFileJSON: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend' }] },
    },
  });
  if (stderr) throw stderr;
  return stdout ?? '';
}

/** What is never part of the project, as .gitignore has it: names, and endings after a star. */
const IGNORED = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .map((line) => line.replace(/\/$/, ''))
  .filter((line) => line !== '');
const isIgnored = (name: string): boolean =>
  name === '.git' ||
  IGNORED.some((one) => (one.startsWith('*') ? name.endsWith(one.slice(1)) : name === one));

/** Every file that is, or is about to be, part of the project. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isIgnored(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
    });

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const letters = (count: number): string => randomBytes(count).toString('hex').slice(0, count);

test('no file of the project holds a secret', { timeout: 60_000 }, async () => {
  const tree = filesIn(root);
  expect(tree.length).toBeGreaterThan(500);
  expect(await findings({ cwd: root, filePathOrGlobList: tree, noGlob: true })).toBe('');
});

describe('a secret in a file would be found', () => {
  test.each([
    ['of a database', `MONGODB_URI=mongodb://mwanzo:${letters(16)}@db.example.org:27017/mwanzo`],
    ['in an address', `export const url = 'https://post:${letters(16)}@mail.example.org/';`],
    ['to sign with', privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
    ['of GitHub', `const token = 'ghp_${letters(36)}';`],
    ['of AWS', `AWS_SECRET_ACCESS_KEY = ${letters(40).replace(/\d/g, 'K')}`],
    ['of npm', `//registry.npmjs.org/:_authToken=npm_${letters(36)}`],
  ])('%s', async (_, content) => {
    const found = await findings({ cwd: root, stdinContent: content, stdinFileName: 'lib/planted.ts' });
    expect(found).toContain('lib/planted.ts');
  });
});
