import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../start/build';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'circles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, source: string) => writeFileSync(join(folder, name), source);

function lint(): string {
  try {
    return execFileSync(
      process.execPath,
      [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-c', join(ROOT, '.oxlintrc.json'), folder],
      { encoding: 'utf8' },
    );
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}

test('lint rejects two files that import each other, even only for types', () => {
  write('one.ts', "import type { Other } from './other';\n\nexport type One = Other | 1;\n");
  write('other.ts', 'export type Other = 2;\n');
  expect(lint()).not.toContain('no-cycle');
  write('other.ts', "import type { One } from './one';\n\nexport type Other = One[];\n");
  expect(lint()).toContain('no-cycle');
});
