import type { Document } from 'bson';

/** One thing to ask an engine about the collection `c`, and what MongoDB answers. */
export interface Case {
  /** The operator, stage, command or option that it is about; the table of results has a line for each. */
  of: string;
  name: string;
  /** What the collection holds before. */
  documents?: Document[];
  /** Commands run before; none of them may be refused. */
  first?: Document[];
  run: Document;
  /** The documents of the answer's cursor, in this order of documents and of fields. */
  found?: Document[];
  /** Members of the answer; others are not looked at. */
  answer?: Document;
  /** The code of the refusal, or of the first refused write. */
  refused?: number;
  /** What the collection holds afterwards, in order of `_id`. */
  left?: Document[];
  /** Whether numbers are held to their BSON types. */
  exact?: boolean;
}

/** A filter, the documents it takes and those it leaves. */
export type FilterCase = [of: string, filter: Document, taken: Document[], left: Document[]];

const numbered = (documents: Document[], from: number): Document[] =>
  documents.map((document, at) => ({ _id: from + at, ...document }));

/** The cases of a table of filters: each asked as a `find`. */
export const filterCases = (table: FilterCase[]): Case[] =>
  table.map(([of, filter, taken, left]) => ({
    of,
    name: `takes these and leaves those: ${JSON.stringify(filter)}`,
    documents: [...numbered(left, 100), ...numbered(taken, 0)],
    run: { find: 'c', filter, sort: { _id: 1 }, projection: { _id: 1 } },
    found: numbered(taken, 0).map(({ _id }) => ({ _id })),
  }));

/** A document, an update, and what it becomes or the code it is refused with; with more fields of the update where needed. */
export type UpdateCase = [
  of: string,
  name: string,
  before: Document,
  update: Document,
  after: Document | number,
  options?: Document,
];

/** The cases of a table of updates. A refused one leaves the document as it was. */
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
