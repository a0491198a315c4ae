import mongoose, { type Model, type Types } from 'mongoose';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';

/** A job with three due items, in order. Invalid data can be stored in the second one. */
export interface PoisonedRow {
  job: string;
  broken: string;
  make: () => Promise<Made>;
}

export interface Made {
  /** The items whose failures the job counts. */
  items: readonly [Types.ObjectId, Types.ObjectId, Types.ObjectId];
  /** True if all the work on an item was done exactly once. */
  isDone: (item: Types.ObjectId) => Promise<boolean>;
  /** Breaks the second item. */
  poison: () => Promise<unknown>;
  mend: () => Promise<unknown>;
  /** Makes a broken item due immediately, if the job would wait before a retry. */
  again?: () => Promise<unknown>;
}

/** Creates three items in sequence and returns them in order. */
export const three = async <T>(make: (at: 0 | 1 | 2) => Promise<T>): Promise<readonly [T, T, T]> => [
  await make(0),
  await make(1),
  await make(2),
];

/** Bypasses the models, so that invalid data can be stored. */
export const stored = (model: Model<never>, _id: Types.ObjectId, change: object) =>
  mongoose.connection.collection(model.collection.collectionName).updateOne({ _id }, change);

/** Returns the address of a test account, derived from its id. */
export const addressOf = (_id: Types.ObjectId): string => `${_id.toHexString()}@people.example`;

/** Removes an account's address, and can restore it. */
export const withoutAddress = (user: Types.ObjectId) => ({
  poison: () => stored(UserModel as never, user, { $unset: { email: 1 } }),
  mend: () => stored(UserModel as never, user, { $set: { email: addressOf(user) } }),
});

/** True if the user received one e-mail of this kind. Throws if there are several. */
export async function isTold(user: Types.ObjectId, kind: string): Promise<boolean> {
  const count = await MailModel.countDocuments({ to: addressOf(user), kind });
  if (count > 1) throw new Error(`${count} e-mails of the kind ${kind}`);
  return count === 1;
}
