import type { Store } from '../collection';
import { asNumber, isDocument, type Document } from '../codec';
import type { Cursors } from '../cursors';
import { Fault } from '../errors';

/** What a command is given: its fields (exact types), the bytes it came in, and the database it is for. */
export interface Request {
  store: Store;
  cursors: Cursors;
  database: string;
  body: Document;
  bytes: Uint8Array;
}

export interface Command {
  /** The fields it takes beside its own name and those every command takes; others are refused with 40415. */
  fields: string[];
  run: (request: Request) => Document | Promise<Document>;
}

/** Fields every command may bring. Sessions and read and write concerns mean nothing on one process. */
const GENERIC = [
  '$db',
  'lsid',
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

/** Throws Fault 40415 for a field a command does not know, Fault 20 for a transaction. */
export function checkFields(name: string, command: Command, body: Document): void {
  for (const field of Object.keys(body)) {
    if (field === name || command.fields.includes(field) || GENERIC.includes(field)) continue;
    if (['txnNumber', 'autocommit', 'startTransaction'].includes(field)) {
      throw new Fault(20, 'Transaction numbers are only allowed on a replica set member or mongos');
    }
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
