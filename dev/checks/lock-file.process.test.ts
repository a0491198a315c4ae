import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '@/dev/start/build';

const run = promisify(execFile);
const FILES = ['package.json', 'package-lock.json', '.npmrc'];

test('the npm commands of a deployment leave package-lock.json unchanged, whatever the npm configuration', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mwanzo-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of FILES) await copyFile(join(ROOT, name), join(folder, name));
  const elsewhere = ['--package-lock-only', '--offline', '--no-audit', '--userconfig', devNull];
  const shell = process.platform === 'win32';
  await run('npm', ['prune', '--omit=dev', ...elsewhere], { cwd: folder, shell });
  const locked = await readFile(join(folder, 'package-lock.json'), 'utf8');
  expect(locked).toBe(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
});
