import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandLine } from './program';

describe('a program of the packages is run by Node, without a shell', () => {
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

  test('Node is this Node', () => {
    expect(commandLine(['node', 'file.mjs'])).toEqual([process.execPath, 'file.mjs']);
  });

  test('one that no package has is an error', () => {
    expect(() => commandLine(['mongoose'])).toThrow();
  });
});
