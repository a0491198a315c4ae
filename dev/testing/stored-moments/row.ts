import mongoose, { Types } from 'mongoose';

/** Where a moment is stored. */
export interface Place {
  collection: string;
  _id: unknown;
  /** With dots. */
  path: string;
}

/** Records that one answer and its pages show, of which one can be broken. */
export interface Made {
  token?: string;
  /** The moments that are broken, in one record. */
  places: readonly Place[];
  /** The address that answers them, and where it has them; none where only pages show them. */
  api?: {
    path: string;
    /** The rows of the list, or the record. */
    rows: (body: never) => readonly unknown[];
    /** Where a row has the broken moments, with dots. */
    at: readonly string[];
  };
  /** One record, not a list of three of which the second is broken. */
  isOne?: true;
  /** Pages that show the moment, and the words by which the rows of a list are found. */
  pages?: readonly string[];
  marks?: readonly string[];
  /** That nothing is stored says something else than that a moment is missing: that it is paused, or off. */
  isOptional?: true;
}

export interface MomentRow {
  /** The answer, as in the contract; none where only pages show it. */
  answer: string | null;
  what: string;
  make: () => Promise<Made>;
}

/** Makes three, one after the other. */
export const three = async <T>(make: (at: 0 | 1 | 2) => Promise<T>): Promise<readonly [T, T, T]> => [
  await make(0),
  await make(1),
  await make(2),
];

export const newId = (): Types.ObjectId => new Types.ObjectId();

const collectionOf = (name: string) => mongoose.connection.collection<{ _id: unknown }>(name);

/** Stores something in place of a moment, past the models; nothing where it is undefined. */
export async function store({ collection, _id, path }: Place, value: unknown): Promise<void> {
  const change = value === undefined ? { $unset: { [path]: 1 } } : { $set: { [path]: value } };
  const { matchedCount } = await collectionOf(collection).updateOne({ _id } as never, change as never, {
    bypassDocumentValidation: true,
  });
  if (matchedCount !== 1) throw new Error(`no ${String(_id)} in ${collection}`);
}

/** The rows of a list with these ids, in this order. */
export const rowsIn =
  (name: string, ids: readonly (string | Types.ObjectId)[], key = '_id') =>
  (body: Record<string, Record<string, unknown>[]>): readonly unknown[] =>
    ids.map((id) => body[name]?.find((row) => row[key] === String(id)));

/** What is stored for lists; the rest of the database is the service's own. */
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
