import mongoose, { type Model, type Types } from 'mongoose';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';

/** A job with three due items, in its order, of which the middle one can be broken by what is stored. */
export interface PoisonedRow {
  /** The name of the job, as in `JOBS`. */
  job: string;
  /** What is broken. */
  broken: string;
  make: () => Promise<Made>;
}

export interface Made {
  /** The items by which the job counts failures. */
  items: readonly [Types.ObjectId, Types.ObjectId, Types.ObjectId];
  /** Whether all of the work on an item was done, exactly once. */
  isDone: (item: Types.ObjectId) => Promise<boolean>;
  /** Breaks the middle one. */
  poison: () => Promise<unknown>;
  mend: () => Promise<unknown>;
  /** Makes a broken item due again at once, where a job waits before it tries again. */
  again?: () => Promise<unknown>;
}

/** Makes three, one after the other, and gives them in that order. */
export const three = async <T>(make: (at: 0 | 1 | 2) => Promise<T>): Promise<readonly [T, T, T]> => [
  await make(0),
  await make(1),
  await make(2),
];

/** Writes past the models, so that anything can be stored. */
export const stored = (model: Model<never>, _id: Types.ObjectId, change: object) =>
  mongoose.connection.collection(model.collection.collectionName).updateOne({ _id }, change);

/** The address that a test's account has from its id. */
export const addressOf = (_id: Types.ObjectId): string => `${_id.toHexString()}@people.example`;

/** An account that nobody can write to. */
export const withoutAddress = (user: Types.ObjectId) => ({
  poison: () => stored(UserModel as never, user, { $unset: { email: 1 } }),
  mend: () => stored(UserModel as never, user, { $set: { email: addressOf(user) } }),
});

/** Whether somebody got one mail of a kind, and not two. */
export async function isTold(user: Types.ObjectId, kind: string): Promise<boolean> {
  const count = await MailModel.countDocuments({ to: addressOf(user), kind });
  if (count > 1) throw new Error(`${count} mails of the kind ${kind}`);
  return count === 1;
}
