import type { Document } from 'bson';

/** A command on the collection `c` and MongoDB's answer. */
export interface Case {
  /** The tested operator, stage, command or option; the table of results has a line for each. */
  of: string;
  name: string;
  /** The documents of the collection before. */
  documents?: Document[];
  /** Commands to run before; all must succeed. */
  first?: Document[];
  run: Document;
  /** The documents of the answer's cursor, in order, with their fields in order. */
  found?: Document[];
  /** Members of the answer; others are ignored. */
  answer?: Document;
  /** The error code, or that of the first failed write. */
  refused?: number;
  /** The documents of the collection afterwards, ordered by `_id`. */
  left?: Document[];
  /** Whether the BSON types of numbers are compared. */
  exact?: boolean;
}

/** A filter, the documents that match and those that do not. */
export type FilterCase = [of: string, filter: Document, taken: Document[], left: Document[]];

const numbered = (documents: Document[], from: number): Document[] =>
  documents.map((document, at) => ({ _id: from + at, ...document }));

/** The cases of a table of filters, each as a `find`. */
export const filterCases = (table: FilterCase[]): Case[] =>
  table.map(([of, filter, taken, left]) => ({
    of,
    name: `takes these and leaves those: ${JSON.stringify(filter)}`,
    documents: [...numbered(left, 100), ...numbered(taken, 0)],
    run: { find: 'c', filter, sort: { _id: 1 }, projection: { _id: 1 } },
    found: numbered(taken, 0).map(({ _id }) => ({ _id })),
  }));

/** A document, an update, and the result or the error code; with more fields of the update if needed. */
export type UpdateCase = [
  of: string,
  name: string,
  before: Document,
  update: Document,
  after: Document | number,
  options?: Document,
];

/** The cases of a table of updates. A refused update leaves the document unchanged. */
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
