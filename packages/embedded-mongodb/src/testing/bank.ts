import { Long, UUID } from 'bson';
import type { Document } from '../codec';
import { openLocal, type LocalDatabase } from './in-process';

/** Each transaction moves 1 between two accounts and adds an entry to a book. */
const ACCOUNTS = 'accounts';
const BOOK = 'book';
const START = 1_000_000;

/** Number of table calls in the commit of a transfer. Two more steps follow: all calls made, and committed. */
const CALLS = 9;
export const STEPS = CALLS + 2;

export const openBank = (folder: string): LocalDatabase => openLocal(folder, true);

/** Returns the fields of transaction 1 in a new session for each round. */
const inside = (round: number, first = false): Document => {
  const id = Buffer.alloc(16);
  id.writeUInt32BE(round);
  const startTransaction = first ? { startTransaction: true } : {};
  return {
    lsid: { id: new UUID(id) },
    txnNumber: Long.fromNumber(1),
    autocommit: false,
    ...startTransaction,
  };
};

async function run({ command }: LocalDatabase, given: Document): Promise<Document> {
  const answer = await command(given);
  if (answer['ok'] !== 1 || answer['writeErrors']) throw new Error(JSON.stringify(answer));
  return answer;
}

export async function makeBank(bank: LocalDatabase): Promise<void> {
  const documents = [0, 1].map((_id) => ({ _id, n: START }));
  await run(bank, { createIndexes: ACCOUNTS, indexes: [{ key: { n: 1 }, name: 'n' }] });
  await run(bank, { insert: ACCOUNTS, documents });
  await run(bank, { create: BOOK });
}

/** Moves 1 between the accounts and adds the entry of the round. Calls `beforeCommit` just before the commit. */
export async function transfer(bank: LocalDatabase, round: number, beforeCommit: () => void): Promise<void> {
  const move = (_id: number, by: number) => ({ q: { _id }, u: { $inc: { n: by } } });
  await run(bank, { update: ACCOUNTS, updates: [move(0, -1), move(1, 1)], ...inside(round, true) });
  await run(bank, { insert: BOOK, documents: [{ _id: round }], ...inside(round) });
  beforeCommit();
  await run(bank, { commitTransaction: 1, ...inside(round) });
}

/** Throws if an earlier transaction is half applied, or if resending its commit returns the wrong reply. */
export async function checkWhole(bank: LocalDatabase, round: number): Promise<number> {
  const all = async (find: string, hint: Document): Promise<Document[]> => {
    const { cursor } = await run(bank, { find, hint, batchSize: 10_000 });
    return (cursor as { firstBatch: Document[] }).firstBatch;
  };
  const byId = await all(ACCOUNTS, { _id: 1 });
  const byN = await all(ACCOUNTS, { n: 1 });
  const lines = (await all(BOOK, { $natural: 1 })).map(({ _id }) => _id as number);
  const keys = (await all(BOOK, { _id: 1 })).map(({ _id }) => _id as number);
  const amounts = byId.map(({ n }) => n as number);
  const right = [START - lines.length, START + lines.length];
  const isWhole = String(amounts) === String(right) && String(byN.map(({ n }) => n)) === String(right);
  if (!isWhole || String(keys) !== String(lines))
    throw new Error(`half done: ${JSON.stringify({ byId, byN, lines, keys })}`);
  const again = await bank.command({ commitTransaction: 1, ...inside(round - 1) });
  const expected = lines.includes(round - 1) ? 1 : 0;
  if (again['ok'] !== expected || (expected === 0 && again['code'] !== 251))
    throw new Error(`the commit of ${round - 1} returned ${JSON.stringify(again)}`);
  return lines.length;
}

/** Kills this process at a step of the next commit: before one of its table calls, after the last one, or after the commit. */
export function killAt({ service }: LocalDatabase, step: number): void {
  const { storage } = service.base;
  let calls = 0;
  const die = () => process.kill(process.pid, 'SIGKILL');
  const wrap = (target: object, name: string, around: (run: () => unknown) => unknown) => {
    const plain = (target as Record<string, (...given: unknown[]) => unknown>)[name];
    Object.assign(target, { [name]: (...given: unknown[]) => around(() => plain?.apply(target, given)) });
  };
  const counted = (run: () => unknown) => {
    if (calls++ === step) die();
    return run();
  };
  for (const table of [storage.documents, storage.indexes, storage.catalog, storage.sessions])
    for (const name of ['putSync', 'removeSync']) wrap(table, name, counted);
  if (step < CALLS) return;
  const { write } = storage;
  storage.write = (job) => {
    const ran = () => {
      const result = job();
      if (calls !== CALLS) throw new Error(`a commit makes ${calls} calls, not ${CALLS}`);
      if (step === CALLS) die();
      return result;
    };
    return write.call(storage, ran).then((result) => {
      die();
      return result as never;
    });
  };
}
