import { AUDIENCES, BASES, type Audience, type Basis, type Entry, type FieldUse, type Kept } from './entry';
import { keptText } from './kept';
import { POLICY_GROUPS, POLICY_ROWS, type PolicyRow } from './policy-rows';
import { REGISTER } from './register';

/** One kind of personal data, in plain words. */
export interface PolicyTableRow {
  what: string;
  why: string;
  basis: string;
  kept: string;
  seenBy: string;
}

export interface PolicyTable {
  heading: string;
  rows: readonly PolicyTableRow[];
}

/** A use with the defaults of its entry. */
export interface ToldUse {
  collection: string;
  purpose: string;
  basis: Basis;
  seenBy: readonly Audience[];
  kept: Kept;
  /** No one sees these fields of data that others see, such as search keys. */
  isInternal: boolean;
}

const toldUse = (entry: Entry, use: FieldUse): ToldUse => ({
  collection: entry.collection,
  purpose: use.purpose,
  basis: use.basis ?? entry.basis,
  seenBy: use.seenBy ?? entry.seenBy,
  kept: use.kept ?? entry.kept,
  isInternal: use.seenBy?.[0] === 'nobody',
});

/** Returns the uses that a row of the privacy policy covers. */
export const usesOfRow = (row: PolicyRow, register: readonly Entry[] = REGISTER): ToldUse[] =>
  register.flatMap((entry) =>
    entry.uses.filter((use) => (use.row ?? entry.row) === row).map((use) => toldUse(entry, use)),
  );

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The words before the first comma or colon: `Contract`, `The person`. */
const nameOf = (text: string): string => text.split(/[,:]/, 1)[0] ?? text;

/** The keys in the order of their table, without the one that means none, unless there is no other. */
function namesOf<Key extends string>(
  table: Readonly<Record<Key, string>>,
  none: NoInfer<Key>,
  keys: readonly Key[],
): string {
  const given = (Object.keys(table) as Key[]).filter((key) => keys.includes(key));
  const told = given.length > 1 ? given.filter((key) => key !== none) : given;
  return told.map((key, at) => (at === 0 ? upper : lower)(nameOf(table[key]))).join(', ');
}

function purposesOf(uses: readonly ToldUse[]): string {
  const told = uses.filter(({ isInternal }) => !isInternal);
  const purposes = unique((told.length > 0 ? told : uses).map(({ purpose }) => purpose));
  return purposes.map((text) => `${upper(text)}.`).join(' ');
}

function toRow(row: PolicyRow): PolicyTableRow {
  const uses = usesOfRow(row);
  const kept = unique(uses.map((use) => use.kept.short ?? keptText(use.kept)));
  return {
    what: POLICY_ROWS[row][1],
    why: purposesOf(uses),
    basis: namesOf(
      BASES,
      'none',
      uses.map(({ basis }) => basis),
    ),
    kept: kept.join('; '),
    seenBy: namesOf(
      AUDIENCES,
      'nobody',
      uses.flatMap(({ seenBy }) => seenBy),
    ),
  };
}

const ROWS = Object.keys(POLICY_ROWS) as PolicyRow[];

/** Returns the tables of the privacy policy: the processing register by kind of data, in plain words. */
export const policyTables = (): PolicyTable[] =>
  Object.entries(POLICY_GROUPS).map(([group, heading]) => ({
    heading,
    rows: ROWS.filter((row) => POLICY_ROWS[row][0] === group).map(toRow),
  }));
