import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const ledger = readFileSync(at('docs/asvs.md'), 'utf8');

const rows = ledger
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Matches paths in code spans. */
const files = [...ledger.matchAll(/`([^`\s{}]+)`/g)]
  .map(([, named = '']) => named)
  .filter((named) =>
    /^(?:app|dev|docs|e2e|lib|models|public|scripts|server)(?:\/|$)|^[\w.-]+\.(?:mjs|json|ts)$|^Dockerfile$/.test(
      named,
    ),
  );
const links = [...ledger.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => `docs/${path}`);

describe('the ASVS ledger', () => {
  test.each([...new Set([...files, ...links])])('names %s, which exists', (path) => {
    expect(existsSync(at(path))).toBe(true);
  });

  test('names more than 60 files', () => expect(files.length).toBeGreaterThan(60));

  test('lists each requirement once, in order, with its level and status', () => {
    const numbers = rows.map(([, number = '']) => number);
    const ordered = [...new Set(numbers)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(numbers).toEqual(ordered);
    for (const [, number, level, asks, state, where] of rows) {
      expect({ number, level, state }).toEqual({
        number: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        level: expect.stringMatching(/^[12]$/),
        state: expect.stringMatching(/^(?:met|partly|not met)$/),
      });
      expect(`${asks}${where}`.length, number).toBeGreaterThan(10);
    }
  });

  test('states how many requirements are met, partly met and not met', () => {
    const count = (state: string) => rows.filter((row) => row[4] === state).length;
    process.stdout.write(
      `ASVS: ${count('met')} met, ${count('partly')} partly, ${count('not met')} not met\n`,
    );
    expect(count('met') + count('partly') + count('not met')).toBe(rows.length);
  });
});
