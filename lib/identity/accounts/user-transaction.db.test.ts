import { expect, test } from 'vitest';
import { makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { UserModel } from '@/models/user';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { userTransaction } from './user-transaction';

preparedDatabase();

test('a hundred at once of one user all go through, each after the one before', async () => {
  const { _id } = await makeUser('employer');
  let under = 0;
  const seen: number[] = [];
  const one = () =>
    userTransaction(_id, async () => {
      under += 1;
      seen.push(under);
      await lockUser({ _id });
      under -= 1;
    });
  await Promise.all(Array.from({ length: 100 }, one));
  expect(seen).toEqual(Array(100).fill(1));
  const user = await UserModel.findById(_id).select('lockCount updatedAt createdAt').lean();
  expect(user?.lockCount).toBe(100);
  expect(user?.updatedAt).toEqual(user?.createdAt);
});

test('one that fails lets the next one through', async () => {
  const { _id } = await makeUser('employer');
  const failing = userTransaction(_id, () => Promise.reject(new Error('no')));
  const next = userTransaction(_id, () => lockUser({ _id }));
  await expect(failing).rejects.toThrow('no');
  expect((await next)?._id).toEqual(_id);
  expect(await lockUser({ _id, isActive: false })).toBeNull();
});
