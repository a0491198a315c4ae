import { isDocument, type Document } from './codec';
import { Fault, transient } from './errors';

/** Returns the id of a session from the driver's `lsid`. */
export function sessionOf(lsid: unknown): Buffer {
  const id = isDocument(lsid) ? lsid['id'] : undefined;
  const bytes = (id as { buffer?: unknown } | undefined)?.buffer;
  if (!(bytes instanceof Uint8Array) || bytes.length !== 16)
    throw new Fault(72, 'Transaction numbers are only allowed in a session: lsid.id must be a UUID');
  return Buffer.from(bytes);
}

export const tooOld = (number: number, newer: number) =>
  new Fault(
    225,
    `Cannot use transaction number ${number}: a newer one (${newer}) has already been used in this session.`,
  );

export const noSuchTransaction = (number: number) =>
  transient(251, `Given transaction number ${number} does not match any in-progress transactions.`);

/** Refuses fields that are valid only in a transaction. */
export function refuseAlone(body: Document): void {
  if (body['autocommit'] !== undefined || body['startTransaction'] !== undefined)
    throw new Fault(72, 'autocommit and startTransaction need a txnNumber');
  const { readConcern } = body;
  if (isDocument(readConcern) && readConcern['level'] === 'snapshot')
    throw new Fault(72, 'readConcern snapshot is only supported in transactions by the embedded database');
}

/** Refuses read and write concerns that are not allowed inside a transaction. */
export function checkConcerns({ readConcern, writeConcern, startTransaction }: Document): void {
  if (writeConcern !== undefined)
    throw new Fault(72, 'writeConcern is not allowed within a multi-statement transaction');
  if (readConcern === undefined) return;
  if (startTransaction !== true)
    throw new Fault(72, 'Only the first command in a transaction may specify a readConcern');
  const level = isDocument(readConcern) ? (readConcern['level'] ?? 'local') : undefined;
  if (!['local', 'majority', 'snapshot'].includes(String(level)))
    throw new Fault(
      72,
      "The readConcern level must be either 'local' (default), 'majority' or 'snapshot' in order to run in a transaction",
    );
}
