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
const pathOf = (link: string): string => link.split('#', 1)[0] ?? '';

/** The heading that a link names, as GitHub derives its anchor. */
const hasHeading = (link: string): boolean => {
  const anchor = link.split('#')[1];
  if (anchor === undefined) return true;
  const headings = readFileSync(at(pathOf(link)), 'utf8').match(/^#+ .+$/gm) ?? [];
  return headings.some(
    (heading) =>
      heading
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-') === anchor,
  );
};

describe('the ASVS ledger', () => {
  test.each([...new Set([...files, ...links])])('names %s, which exists', (path) => {
    expect(existsSync(at(pathOf(path)))).toBe(true);
    expect(hasHeading(path)).toBe(true);
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
        state: expect.stringMatching(/^(?:met|operator|partly|not met)$/),
      });
      expect(`${asks}${where}`.length, number).toBeGreaterThan(10);
    }
  });

  test('says why each requirement that is not met cannot be met, and only of those', () => {
    for (const [, number, , , state = '', where = ''] of rows) {
      const reason = /Cannot: (.+)$/.exec(where)?.[1];
      if (['partly', 'not met'].includes(state)) expect(reason?.split(' ').length, number).toBeGreaterThan(6);
      else expect(reason, number).toBeUndefined();
    }
  });

  test('links the document for the operator where a requirement is the operator’s', () => {
    for (const [, number, , , state, where] of rows)
      if (state === 'operator') expect(where, number).toMatch(/\]\((?!decisions\/)[^)]+\)/);
  });

  test('states how many requirements are met, the operator’s, partly met and not met', () => {
    const count = (state: string) => rows.filter((row) => row[4] === state).length;
    const isOrAre = (number: number) => `${number} ${number === 1 ? 'is' : 'are'}`;
    expect(ledger.replaceAll(/\s+/g, ' ')).toContain(
      `Of the ${rows.length} requirements below, ${isOrAre(count('met'))} met, ${isOrAre(count('operator'))} the operator's, ` +
        `${isOrAre(count('partly'))} partly met and ${isOrAre(count('not met'))} not met.`,
    );
  });
});
