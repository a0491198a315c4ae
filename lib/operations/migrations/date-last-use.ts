import { UserModel } from '@/models/user';
import { makeIndexes } from './collections';

const UNDATED = { activeAt: null } as object;

/** Counts the accounts of which nobody noted when they were last used. */
export const countUndated = (): Promise<number> => UserModel.countDocuments(UNDATED).exec();

/** Makes the index, and counts such an account as used now: its owner has the full time from here. */
export async function dateLastUse(): Promise<void> {
  await makeIndexes();
  await UserModel.updateMany(UNDATED, { $set: { activeAt: new Date() } }, { timestamps: false });
}
