import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { typescriptCommand } from 'embedded-mongodb/child';
import { ROOT } from '@/dev/start/build';
import { runCommand } from '@/dev/testing/stack/run-command';

/** Commands without options, and one that passes all arguments to Vitest. */
const WITHOUT_OPTIONS = ['icons', 'licences', 'rooms', 'secrets', 'settings', 'test-quick', 'validate'];

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const files = Object.values(scripts).flatMap((line) => {
  const names = [...line.matchAll(/scripts\/([\w-]+\.(?:ts|mjs))/g)];
  return names.at(-1)?.[1] ?? [];
});
const commands = [...new Set(files)].filter((file) => !WITHOUT_OPTIONS.includes(file.replace(/\.\w+$/, '')));

/** Runs a command like npm, with a data folder that does not exist: neither the help nor an invalid option may create one. */
async function run(file: string, option: string) {
  const name = basename(file, '.ts');
  if (file.endsWith('.ts')) return runCommand(name, [option], { MWANZO_DATA: '/nowhere' });
  const outcome = promisify(execFile)(process.execPath, [join(ROOT, 'scripts', file), option]);
  return outcome.then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      out: stdout,
      err: stderr,
    }),
  );
}

test('finds every command', () => {
  expect(commands).toContain('admin.ts');
  expect(commands.length).toBeGreaterThanOrEqual(19);
});

describe.each(commands)('scripts/%s', (file) => {
  it('shows its usage and options with --help', async () => {
    expect(await run(file, '--help')).toEqual({
      code: 0,
      out: expect.stringMatching(/^Usage: .+\n\n.+\n[^]*\n {2}--help +show this help\n/),
      err: '',
    });
  });
});

// All commands share the parser, so one of each kind is enough.
describe.each(['admin.ts', 'bench.ts', 'serve.mjs'])('scripts/%s', (file) => {
  it('refuses an unknown option with its usage, in one line', async () => {
    expect(await run(file, '--nonsense')).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^Unknown option '--nonsense'\. Usage: [^\n]+\n$/),
    });
  });
});

describe('embedded-mongodb', () => {
  const cli = typescriptCommand(join(ROOT, 'packages/embedded-mongodb/src/cli.ts'));

  it('shows its usage and options with --help', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [...cli, '--help']);
    expect(stdout).toMatch(/^Usage: embedded-mongodb [^]*--port N[^]*--help/);
  });
});
