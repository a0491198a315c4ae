import { UserModel } from '@/models/user';
import { makeIndexes } from './collections';

const UNDATED = { activeAt: null } as object;

export const countUndated = (): Promise<number> => UserModel.countDocuments(UNDATED).exec();

/** Creates the index, and sets the missing last use of accounts to the current time, so that none is deleted too early. */
export async function dateLastUse(): Promise<void> {
  await makeIndexes();
  await UserModel.updateMany(UNDATED, { $set: { activeAt: new Date() } }, { timestamps: false });
}
