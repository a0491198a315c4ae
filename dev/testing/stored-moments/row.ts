import mongoose, { Types } from 'mongoose';

/** The place where a time is stored. */
export interface Place {
  collection: string;
  _id: unknown;
  /** The path of the field, in dot notation. */
  path: string;
}

/** Records that one response and its pages show. One of the records can be broken. */
export interface Made {
  token?: string;
  /** The times to break, all in one record. */
  places: readonly Place[];
  /** The call that returns these times. Missing if only pages show them. */
  api?: {
    path: string;
    /** Returns the rows of the list, or the record. */
    rows: (body: never) => readonly unknown[];
    /** Paths of the broken times within a row, in dot notation. */
    at: readonly string[];
  };
  /** Set if there is only one record, instead of a list of three with a broken second record. */
  isOne?: true;
  /** Pages that show the time, and text that identifies each row of a list. */
  pages?: readonly string[];
  marks?: readonly string[];
  /** Set if a missing value has a meaning, such as "paused" or "off". */
  isOptional?: true;
}

export interface MomentRow {
  /** The path of the call in the contract, or null if only pages show the time. */
  answer: string | null;
  what: string;
  make: () => Promise<Made>;
}

/** Creates three items in sequence. */
export const three = async <T>(make: (at: 0 | 1 | 2) => Promise<T>): Promise<readonly [T, T, T]> => [
  await make(0),
  await make(1),
  await make(2),
];

export const newId = (): Types.ObjectId => new Types.ObjectId();

const collectionOf = (name: string) => mongoose.connection.collection<{ _id: unknown }>(name);

/** Stores a value in place of a time, bypassing the models. If the value is undefined, removes the field. */
export async function store({ collection, _id, path }: Place, value: unknown): Promise<void> {
  const change = value === undefined ? { $unset: { [path]: 1 } } : { $set: { [path]: value } };
  const { matchedCount } = await collectionOf(collection).updateOne({ _id } as never, change as never, {
    bypassDocumentValidation: true,
  });
  if (matchedCount !== 1) throw new Error(`no ${String(_id)} in ${collection}`);
}

/** Returns the rows of a list with these ids, in this order. */
export const rowsIn =
  (name: string, ids: readonly (string | Types.ObjectId)[], key = '_id') =>
  (body: Record<string, Record<string, unknown>[]>): readonly unknown[] =>
    ids.map((id) => body[name]?.find((row) => row[key] === String(id)));

/** Collections that lists read. The service itself manages the others. */
const LISTED = [
  ...[
    'users',
    'internships',
    'submissions',
    'applications',
    'resumes',
    'reports',
    'datarequests',
    'employers',
  ],
  ...['saved', 'alerts', 'auditentries', 'synonyms', 'sessions', 'identities', 'imports', 'resumedownloads'],
];

export const emptyLists = (): Promise<unknown> =>
  Promise.all(LISTED.map((name) => collectionOf(name).deleteMany({})));
