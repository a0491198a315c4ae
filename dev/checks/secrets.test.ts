import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { runSecretLint } from 'secretlint';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What `npm run secrets` would say of a file with this content; nothing where the text is empty. Secrets are masked in it. */
async function findings(stdinContent: string): Promise<string> {
  const { stdout, stderr } = await runSecretLint({
    cliOptions: { cwd: root, stdinContent, stdinFileName: 'lib/planted.ts' },
    engineOptions: {
      cwd: root,
      formatter: 'unix',
      color: false,
      maskSecrets: true,
      configFilePath: `${root}.secretlintrc.json`,
    },
  });
  if (stderr) throw stderr;
  return stdout ?? '';
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const letters = (count: number): string => randomBytes(count).toString('hex').slice(0, count);

describe('a secret in a file would be found', () => {
  test.each([
    ['of a database', `MONGODB_URI=mongodb://mwanzo:${letters(16)}@db.example.org:27017/mwanzo`],
    ['in an address', `export const url = 'https://post:${letters(16)}@mail.example.org/';`],
    ['to sign with', privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
    ['of GitHub', `const token = 'ghp_${letters(36)}';`],
    ['of AWS', `AWS_SECRET_ACCESS_KEY = ${letters(40).replace(/\d/g, 'K')}`],
    ['of npm', `//registry.npmjs.org/:_authToken=npm_${letters(36)}`],
  ])('%s', async (_, content) => {
    expect(await findings(content)).toContain('lib/planted.ts');
  });
});
