import mongoose from 'mongoose';
import { AsyncValue } from '@/lib/platform/core/async-value';
import { connect, unavailable } from './connection';
import { storeSession } from './node-sessions';

/** The driver pauses between attempts for up to half a second. */
const MAX_ATTEMPTS = 12;
/** Milliseconds after which a conflicting transaction is no longer retried. */
const MAX_MS = 8_000;
const running = new AsyncValue<{ afterCommit: (() => void)[] }>();

mongoose.set('transactionAsyncLocalStorage', true);

/**
 * Runs `work` in a transaction and returns its result. Either all of its writes are stored or none. Mongoose operations in `work`
 * join it; a nested call joins the outer transaction. On conflicts with other transactions, `work` runs again. So `work` must await
 * its operations one after another, must not catch their errors and continue, and must have no other effects. Put e-mails into the
 * outbox, and effects outside the database (cache, files) into `afterCommit`. Throws 503 if the transaction keeps failing.
 */
export async function withTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (running.getStore()) return work();
  const { connection } = await connect();
  const began = Date.now();
  let attempts = 0;
  let callbacks: (() => void)[] = [];
  const result = await connection.transaction(
    async (session) => {
      attempts += 1;
      if (attempts > MAX_ATTEMPTS || Date.now() - began > MAX_MS)
        throw unavailable(new Error(`no transaction after ${attempts - 1} attempts`));
      callbacks = [];
      await storeSession(session);
      return running.run({ afterCommit: callbacks }, work);
    },
    { readConcern: 'snapshot', writeConcern: { w: 'majority' }, maxCommitTimeMS: MAX_MS },
  );
  for (const callback of callbacks) callback();
  return result as T;
}

/** Runs the callback after the surrounding transaction commits, but never if it aborts. Outside a transaction, runs immediately. */
export function afterCommit(callback: () => void): void {
  const transaction = running.getStore();
  if (transaction) transaction.afterCommit.push(callback);
  else callback();
}
