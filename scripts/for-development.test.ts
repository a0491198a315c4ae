import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Whether a file imports something that a deployment lacks. */
const needsDevelopment = (file: string): boolean =>
  /from '@\/dev\/|from 'esbuild'/.test(readFileSync(file, 'utf8'));

const ofScripts = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /\b(?:scripts|dev)\/\S+\.ts/.exec(command)?.[0];
  return file ? [{ name, command, file }] : [];
});

test.each(ofScripts.filter(({ file }) => file.startsWith('dev/') || needsDevelopment(file)))(
  'npm run $name first checks that development packages are installed',
  ({ command }) => {
    expect(command).toContain('node --import ./scripts/for-development.mjs ');
  },
);

test('a command that is not available in a deployment says so in one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mwanzo-pruned-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'scripts'));
  copyFileSync('scripts/for-development.mjs', join(folder, 'scripts/for-development.mjs'));
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    npm_lifecycle_event: 'sample',
  } as const;
  const said = await new Promise((resolve) => {
    const argv = ['--import', './scripts/for-development.mjs', '-e', '0'];
    execFile(process.execPath, argv, { cwd: folder, env }, (error, out, err) =>
      resolve({ code: error?.code, out, err }),
    );
  });
  expect(said).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^npm run sample is for development: .* Run npm ci first\.\n$/) as string,
  });
});
