import type { Store } from '../collection';
import { asNumber, isDocument, type Document } from '../codec';
import type { Cursors } from '../cursors';
import { Fault } from '../errors';
import type { ChangeStreams } from '../change-streams';
import type { Base, Transaction } from '../transaction';

/** The input of a command: its fields (exact types), and its database. */
export interface Request {
  store: Store;
  cursors: Cursors;
  database: string;
  body: Document;
  /** The committed state; `store` may be a transaction's view of it. */
  base: Base;
  /** Ends the sessions that a command names, or all. */
  sessions: { endSessions: (given: unknown) => void; endAll: () => void };
  streams: ChangeStreams;
  /** Where the server listens, as host:port. */
  address: string;
  /** The transaction it is in. */
  transaction?: Transaction;
  /** For a retryable write. */
  retry?: Retry;
}

/** Makes a retried write take effect once; use it inside the write. */
export interface Retry {
  /** The progress of an earlier attempt, with its answer. */
  recall: () => { done: number; answer: Document } | undefined;
  keep: (done: number, answer: Document) => void;
}

export interface Command {
  /** Its fields, besides its name and the generic ones; others are refused with 40415. */
  fields: string[];
  /** Whether it is allowed in a transaction. */
  transactional?: boolean;
  /** Whether a driver may retry it without an answer. */
  retryable?: boolean;
  run: (request: Request) => Document | Promise<Document>;
}

/**
 * Fields of every command. Read and write concerns have no effect on a single process, except in transactions
 * (`Sessions`).
 */
const GENERIC = [
  '$db',
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'stmtId',
  'stmtIds',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'mayBypassWriteBlocking',
];

/** Throws Fault 40415 for an unknown field. */
export function checkFields(name: string, command: Command, body: Document): void {
  for (const field of Object.keys(body)) {
    if (field === name || command.fields.includes(field) || GENERIC.includes(field)) continue;
    throw new Fault(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
}

/** The collection a command names in its first field. */
export function collectionName({ body }: Request): string {
  const name = Object.values(body)[0];
  if (typeof name !== 'string' || name === '')
    throw new Fault(73, 'collection name has invalid type or is empty');
  return name;
}

/** An integer of at least 0; undefined if the field is missing. */
export function whole(body: Document, field: string): number | undefined {
  if (body[field] === undefined || body[field] === null) return undefined;
  const value = asNumber(body[field]);
  if (value === undefined) throw new Fault(14, `BSON field '${field}' is the wrong type, expected a number`);
  if (value < 0) throw new Fault(51024, `BSON field '${field}' value must be >= 0, actual value '${value}'`);
  return Math.trunc(value);
}

export function documents(body: Document, field: string): Document[] {
  const value = body[field];
  if (!Array.isArray(value)) throw new Fault(40414, `BSON field '${field}' is missing but a required field`);
  if (!value.every(isDocument)) throw new Fault(14, `BSON field '${field}' must hold objects`);
  return value;
}

/** Refuses every collation except the simple one: strings are compared by their bytes. */
export function checkCollation(collation: unknown): void {
  if (
    collation === undefined ||
    (isDocument(collation) && (collation['locale'] === 'simple' || Object.keys(collation).length === 0))
  )
    return;
  throw new Fault(2, 'Collation is not supported by the embedded database');
}
