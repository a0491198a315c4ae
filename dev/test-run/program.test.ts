import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandLine } from './program';

describe('runs a package’s program with Node, without a shell', () => {
  test.each(['eslint', 'knip', 'next', 'playwright', 'prettier', 'secretlint', 'stryker', 'tsc', 'vitest'])(
    '%s',
    (name) => {
      const [program, file = '', ...rest] = commandLine([name, '--version']);
      expect(program).toBe(process.execPath);
      expect(existsSync(file)).toBe(true);
      expect(file).not.toContain('.bin');
      expect(rest).toEqual(['--version']);
    },
  );

  test('runs `node` with the current Node', () => {
    expect(commandLine(['node', 'file.mjs'])).toEqual([process.execPath, 'file.mjs']);
  });

  test('throws if no package has the program', () => {
    expect(() => commandLine(['mongoose'])).toThrow();
  });
});
