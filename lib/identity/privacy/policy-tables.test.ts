import { describe, expect, test } from 'vitest';
import { AUDIENCES, BASES, type Entry } from './entry';
import { keptText, WITH_ACCOUNT } from './kept';
import { POLICY_GROUPS, POLICY_ROWS, type PolicyRow } from './policy-rows';
import { policyTables, usesOfRow } from './policy-tables';
import { REGISTER } from './register';

const ROWS = Object.keys(POLICY_ROWS) as PolicyRow[];
const tables = policyTables();
const told = tables.flatMap(({ rows }) => rows);
const rowOf = (row: PolicyRow) => told.find(({ what }) => what === POLICY_ROWS[row][1]);

/** Entries about people that the privacy policy leaves out, and entries about no one that it includes. */
const unlike = (register: readonly Pick<Entry, 'collection' | 'people' | 'row'>[]) =>
  register
    .filter(({ people, row }) => /^no one(?:$|:)/.test(people) !== (row === null))
    .map(({ collection }) => collection);

/** Uses whose row is not in the tables. */
const untold = (register: readonly Entry[]) =>
  register.flatMap((entry) =>
    entry.uses
      .filter((use) => entry.row !== null && !ROWS.includes(use.row ?? entry.row))
      .map(({ fields }) => `${entry.collection}: ${fields[0]}`),
  );

describe('every entry of the register about persons is in the privacy policy', () => {
  test('and no other one', () => {
    expect(unlike(REGISTER)).toEqual([]);
    expect(untold(REGISTER)).toEqual([]);
    const all = REGISTER.flatMap(({ row, uses }) => (row === null ? [] : uses));
    expect(ROWS.flatMap((row) => usesOfRow(row))).toHaveLength(all.length);
  });

  test('one that is left out fails', () => {
    const [some] = REGISTER;
    if (!some) throw new Error('the register is empty');
    expect(unlike([{ ...some, row: null }])).toEqual([some.collection]);
    expect(unlike([{ ...some, people: 'no one: the visitor is not stored' }])).toEqual([some.collection]);
    expect(untold([{ ...some, row: 'shoes' as never, uses: [{ fields: ['size'], purpose: 'x' }] }])).toEqual([
      `${some.collection}: size`,
    ]);
  });
});

describe('a row of the privacy policy', () => {
  test.each(ROWS)('%s is there once, with a purpose, a ground and who sees it', (row) => {
    expect(usesOfRow(row)).not.toEqual([]);
    expect(told.filter(({ what }) => what === POLICY_ROWS[row][1])).toHaveLength(1);
    expect(rowOf(row)?.why).toMatch(/^To \S.+\.$/);
    expect(rowOf(row)?.basis).toMatch(/^(?:Contract|Consent|Legitimate interest|Legal obligation)\b/);
    expect(rowOf(row)?.seenBy).not.toBe('');
  });

  test.each(ROWS)('%s has the one retention period of its fields in the register', (row) => {
    const periods = new Set(usesOfRow(row).map(({ kept }) => kept));
    const texts = [...new Set([...periods].map(keptText))];
    expect(texts).toHaveLength(1);
    const { days } = [...periods][0] ?? { days: Number.NaN };
    const isWithAccount = [...periods][0] === WITH_ACCOUNT;
    expect(rowOf(row)?.kept).toBe(isWithAccount ? WITH_ACCOUNT.short : texts[0]);
    if (days !== null) expect(texts[0]).toMatch(new RegExp(`^${days} days? after `));
  });

  test('names everyone who sees one of its fields, and no one else', () => {
    expect(rowOf('contact')?.seenBy).toBe('The person, the employer concerned, administrators');
    expect(rowOf('password')?.seenBy).toBe('No one');
    expect(rowOf('consent')).toMatchObject({
      basis: 'Legal obligation',
      seenBy: 'The person, administrators',
      kept: '761 days after the registration: until the person is 18; at once when the account is deleted',
    });
  });

  test('leaves out what only makes its data work', () => {
    expect(rowOf('contact')?.why).not.toContain('list of users');
    expect(rowOf('reporter')?.why).toContain('To count each person once');
  });
});

test('the names of grounds and of people who see data are unambiguous', () => {
  for (const table of [BASES, AUDIENCES]) {
    const names = Object.values(table).map((text) => text.split(/[,:]/, 1)[0]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('each table has a heading and rows, and there are few enough to read', () => {
  expect(tables.map(({ heading }) => heading)).toEqual(Object.values(POLICY_GROUPS));
  for (const { rows } of tables) expect(rows.length).toBeGreaterThan(1);
  expect(told.length).toBeLessThanOrEqual(60);
});

test.each([
  [{ days: 1, after: 'the check' }, '1 day after the check'],
  [{ days: 1_095, after: 'it' }, '1,095 days after it'],
  [{ days: null, until: 'until they are reviewed' }, 'Until they are reviewed'],
])('%j is kept %s', (kept, text) => {
  expect(keptText(kept)).toBe(text);
});
