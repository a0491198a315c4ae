import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose from 'mongoose';
import { connect, unavailable } from './db';

/** Attempts at one transaction; the driver pauses between them for up to half a second each. */
const MAX_ATTEMPTS = 12;
/** Milliseconds after which a transaction that meets conflicts is not begun again. */
const MAX_MS = 8_000;

/** The transaction that the running request is in, with what is to be done once it is committed. */
const running = new AsyncLocalStorage<{ afterCommit: (() => void)[] }>();

mongoose.set('transactionAsyncLocalStorage', true);

/**
 * Does `work` in one transaction: all of its writes are stored or none is. Mongoose operations inside join it by themselves; called
 * inside another transaction, it joins that one. Gives what `work` gives.
 *
 * `work` may run several times, when another transaction changed the same documents: it must await its operations one after the
 * other, must not catch their errors and go on, and must not do anything that cannot be undone. Mails go into the outbox; what
 * is not in the database (cache entries, files) waits for `afterCommit`. Throws 503 when it never got through.
 */
export async function withTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (running.getStore()) return work();
  const { connection } = await connect();
  const began = Date.now();
  let attempts = 0;
  let callbacks: (() => void)[] = [];
  const result = await connection.transaction(
    () => {
      attempts += 1;
      if (attempts > MAX_ATTEMPTS || Date.now() - began > MAX_MS)
        throw unavailable(new Error(`no transaction after ${attempts - 1} attempts`));
      callbacks = [];
      return running.run({ afterCommit: callbacks }, work);
    },
    { readConcern: 'snapshot', writeConcern: { w: 'majority' }, maxCommitTimeMS: MAX_MS },
  );
  for (const callback of callbacks) callback();
  return result as T;
}

/** Calls back once the transaction around is committed, never if it is not; at once outside of any. */
export function afterCommit(callback: () => void): void {
  const transaction = running.getStore();
  if (transaction) transaction.afterCommit.push(callback);
  else callback();
}
