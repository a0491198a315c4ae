import { UserModel } from '@/models/user';
import { makeIndexes } from './collections';

const UNDATED = { activeAt: null } as object;

export const countUndated = (): Promise<number> => UserModel.countDocuments(UNDATED).exec();

/** Creates the index, and sets the last use of accounts without one to now, so that their owners get the full time. */
export async function dateLastUse(): Promise<void> {
  await makeIndexes();
  await UserModel.updateMany(UNDATED, { $set: { activeAt: new Date() } }, { timestamps: false });
}
