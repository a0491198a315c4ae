import type { Store } from '../collection';
import { asNumber, isDocument, type Document } from '../codec';
import type { Cursors } from '../cursors';
import { Fault } from '../errors';
import type { ChangeStreams } from '../change-streams';
import type { Sessions } from '../sessions';
import type { Base, Transaction } from '../transaction';

/** What a command is given: its fields (exact types), and the database it is for. */
export interface Request {
  store: Store;
  cursors: Cursors;
  database: string;
  body: Document;
  /** What everybody sees, where `store` is a transaction's view of it. */
  base: Base;
  sessions: Sessions;
  streams: ChangeStreams;
  /** Where the server listens, as host:port. */
  address: string;
  /** The transaction it is in. */
  transaction?: Transaction;
  /** For a write that may be sent again. */
  retry?: Retry;
}

/** Makes a write that is sent twice happen once; to be used inside the write. */
export interface Retry {
  /** How far the same write came before, with its answer. */
  recall: () => { done: number; answer: Document } | undefined;
  keep: (done: number, answer: Document) => void;
}

export interface Command {
  /** The fields it takes beside its own name and those every command takes; others are refused with 40415. */
  fields: string[];
  /** Whether it may be part of a transaction. */
  transactional?: boolean;
  /** Whether a driver may send it a second time where it got no answer. */
  retryable?: boolean;
  run: (request: Request) => Document | Promise<Document>;
}

/** Fields every command may bring. Read and write concerns mean nothing on one process, but for transactions (`Sessions`). */
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

/** Throws Fault 40415 for a field a command does not know. */
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

/** A whole number of at least 0, or undefined if the field is not there. */
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

/** Refuses any collation but the plain one: strings are compared by their bytes. */
export function checkCollation(collation: unknown): void {
  if (
    collation === undefined ||
    (isDocument(collation) && (collation['locale'] === 'simple' || Object.keys(collation).length === 0))
  )
    return;
  throw new Fault(2, 'Collation is not supported by the embedded database');
}
