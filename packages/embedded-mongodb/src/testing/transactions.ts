import { MongoServerError, type ClientSession, type Collection, type MongoClient } from 'mongodb';
import { expect } from 'vitest';
import type { Item } from './items';

export const CONFLICT = {
  code: 112,
  codeName: 'WriteConflict',
  errorLabels: ['TransientTransactionError'],
};

export function transactionsOn(client: () => MongoClient) {
  const inTransaction = async <T>(work: (session: ClientSession) => Promise<T>): Promise<T> =>
    client().withSession(async (session) => {
      session.startTransaction();
      return work(session);
    });

  async function twoTransactions(collection: Collection<Item>) {
    const sessions = [client().startSession(), client().startSession()] as const;
    for (const session of sessions) {
      session.startTransaction();
      await collection.findOne({ _id: 0 }, { session });
    }
    return sessions;
  }

  return { inTransaction, twoTransactions };
}

export async function refusal(promise: Promise<unknown>): Promise<MongoServerError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(MongoServerError);
  return error as MongoServerError;
}
