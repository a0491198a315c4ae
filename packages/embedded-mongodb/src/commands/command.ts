import type { Store } from '../collection';
import { asNumber, isDocument, type Document } from '../codec';
import type { Cursors } from '../cursors';
import { Fault } from '../errors';
import type { ChangeStreams } from '../change-streams';
import type { Base, Transaction } from '../transaction';

/** The input of a command. BSON number types are preserved. */
export interface Request {
  store: Store;
  cursors: Cursors;
  database: string;
  body: Document;
  /** The committed state; `store` may be a transaction's view. */
  base: Base;
  sessions: { endSessions: (given: unknown) => void; endAll: () => void };
  streams: ChangeStreams;
  address: string;
  transaction?: Transaction;
  retry?: Retry;
}

/** Makes a retried write take effect only once; use it inside the write. */
export interface Retry {
  /** The progress of an earlier attempt, with its reply. */
  recall: () => { done: number; answer: Document } | undefined;
  keep: (done: number, answer: Document) => void;
}

export interface Command {
  /** Its fields, besides its name and the generic fields; others are refused with 40415. */
  fields: string[];
  transactional?: boolean;
  /** Whether a driver may retry it if it receives no reply. */
  retryable?: boolean;
  run: (request: Request) => Document | Promise<Document>;
}

/** Fields of every command. In a single process, read and write concerns matter only in transactions (`Sessions`). */
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

export function checkFields(name: string, command: Command, body: Document): void {
  for (const field of Object.keys(body)) {
    if (field === name || command.fields.includes(field) || GENERIC.includes(field)) continue;
    throw new Fault(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
}

/** Returns the collection name, which is the value of a command's first field. */
export function collectionName({ body }: Request): string {
  const name = Object.values(body)[0];
  if (typeof name !== 'string' || name === '')
    throw new Fault(73, 'collection name has invalid type or is empty');
  return name;
}

/** Returns an integer of at least 0; undefined if the field is missing. */
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

/** Refuses every collation except the simple one: strings are compared byte by byte. */
export function checkCollation(collation: unknown): void {
  if (
    collation === undefined ||
    (isDocument(collation) && (collation['locale'] === 'simple' || Object.keys(collation).length === 0))
  )
    return;
  throw new Fault(2, 'Collation is not supported by the embedded database');
}
