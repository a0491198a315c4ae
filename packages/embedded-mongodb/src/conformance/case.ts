import type { Document } from 'bson';

/** A command on the collection `c` and MongoDB's reply. */
export interface Case {
  /** The tested operator, stage, command or option: one row of the result table. */
  of: string;
  name: string;
  documents?: Document[];
  first?: Document[];
  run: Document;
  /** The documents of the reply's cursor. Their order and the order of their fields matter. */
  found?: Document[];
  /** Fields of the reply; others are ignored. */
  answer?: Document;
  /** The error code of the command or of the first failed write. */
  refused?: number;
  /** The documents of the collection afterwards, ordered by `_id`. */
  left?: Document[];
  /** Whether the BSON types of numbers are compared. */
  exact?: boolean;
}

export type FilterCase = [of: string, filter: Document, taken: Document[], left: Document[]];

const numbered = (documents: Document[], from: number): Document[] =>
  documents.map((document, at) => ({ _id: from + at, ...document }));

export const filterCases = (table: FilterCase[]): Case[] =>
  table.map(([of, filter, taken, left]) => ({
    of,
    name: `matches only the right documents: ${JSON.stringify(filter)}`,
    documents: [...numbered(left, 100), ...numbered(taken, 0)],
    run: { find: 'c', filter, sort: { _id: 1 }, projection: { _id: 1 } },
    found: numbered(taken, 0).map(({ _id }) => ({ _id })),
  }));

/** A document, an update, the result or the error code, and further fields of the update statement. */
export type UpdateCase = [
  of: string,
  name: string,
  before: Document,
  update: Document,
  after: Document | number,
  options?: Document,
];

/** A refused update leaves the document unchanged. */
export const updateCases = (table: UpdateCase[]): Case[] =>
  table.map(([of, name, before, update, after, options]) => ({
    of,
    name,
    exact: true,
    documents: [{ _id: 1, ...before }],
    run: { update: 'c', updates: [{ q: {}, u: update, ...options }] },
    ...(typeof after === 'number' ? { refused: after } : { answer: { n: 1 } }),
    left: [{ _id: 1, ...(typeof after === 'number' ? before : after) }],
  }));
