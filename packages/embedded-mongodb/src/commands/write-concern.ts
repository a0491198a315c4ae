import { asNumber, isDocument, type Document } from '../codec';

const WRITES = new Set([
  'insert',
  'update',
  'delete',
  'findAndModify',
  'create',
  'createIndexes',
  'drop',
  'dropDatabase',
  'dropIndexes',
  'commitTransaction',
  'abortTransaction',
]);

/** Adds an error to the reply if a one-member replica set cannot meet the write concern. The write itself has succeeded. */
export function unmetConcern(name: string, body: Document): Document {
  const concern = body['writeConcern'];
  const w: unknown = isDocument(concern) ? concern['w'] : undefined;
  if (!WRITES.has(name) || w === undefined || w === 'majority') return {};
  const error = (code: number, codeName: string, errmsg: string) => ({
    writeConcernError: { code, codeName, errmsg, errInfo: { writeConcern: concern } },
  });
  const members = asNumber(w);
  if (members === undefined)
    return error(79, 'UnknownReplWriteConcern', `No write concern mode named '${String(w)}' found`);
  return members > 1 ? error(100, 'UnsatisfiableWriteConcern', 'Not enough data-bearing nodes') : {};
}
