import { asNumber, isDocument, type Document } from '../codec';

/** The commands whose answer says how many members have what they wrote. */
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

/**
 * What a one-member replica set adds to the answer of a write whose write concern it cannot meet: more members than there are, or a
 * mode that nobody defined. The write itself is done.
 */
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
