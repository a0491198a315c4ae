import { beforeEach, describe, expect, test } from 'vitest';
import { asActor, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { createFirstAdministrator } from '@/lib/identity/accounts/create-first-administrator';
import { AppError } from '@/lib/platform/core/errors';
import { registrationOf } from '@/dev/testing/client/registration';
import { MarkModel } from '@/models/mark';
import { UserModel } from '@/models/user';
import { activateUser } from './activate-user';
import { deleteUser } from './delete-user';
import { updateUser } from './update-user';

preparedDatabase();
beforeEach(async () => {
  await UserModel.deleteMany({});
  await MarkModel.deleteMany({});
});

type Act = (by: TestUser, other: TestUser) => Promise<unknown>;

const deactivate: Act = (by, { id }) => activateUser(asActor(by), { id, fields: { action: 'deactivate' } });
const remove: Act = (by, { id }) => deleteUser(asActor(by), { id });
const demote: Act = (by, { id, _id }) => {
  const username = `x${_id.toHexString().replace(/[0-9]/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
  const person = { firstName: 'Wambui', lastName: 'Njeri', phoneNumber: '0711222333', username };
  return updateUser(asActor(by), {
    id,
    fields: { ...person, email: `${username}@test.example`, role: 'editor' },
  });
};

const ACTS = { deactivate, demote, delete: remove };
const REFUSED = 'There must be at least one active administrator. Nothing changed.';

const left = () => UserModel.find({ role: 'administrator', isActive: true }).lean();
const administrators = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeUser('administrator')));

/** How those who did not succeed were answered: the codes. */
const refusalsOf = (outcomes: PromiseSettledResult<unknown>[]): string[] =>
  outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [];
    return [outcome.reason instanceof AppError ? outcome.reason.code : String(outcome.reason)];
  });

describe.each(Object.entries(ACTS))('of administrators who %s each other at once', (_, act) => {
  test('two: one remains, each time of five', async () => {
    for (let round = 0; round < 5; round += 1) {
      await UserModel.deleteMany({});
      const [one, other] = (await administrators(2)) as [TestUser, TestUser];
      const outcomes = await Promise.allSettled([act(one, other), act(other, one)]);
      expect(refusalsOf(outcomes)).toHaveLength(1);
      expect(await left()).toHaveLength(1);
    }
  });
});

test('of fifty who each deactivate the next at once, one at least remains, and the others are refused or asked to try again', async () => {
  const circle = await administrators(50);
  const outcomes = await Promise.allSettled(
    circle.map((by, at) => deactivate(by, circle[(at + 1) % circle.length] ?? by)),
  );
  const refusals = refusalsOf(outcomes);
  expect(refusals.filter((code) => !['conflict', 'unavailable'].includes(code))).toEqual([]);
  expect(refusals.length).toBeGreaterThanOrEqual(1);
  expect(await left()).toHaveLength(refusals.length);
});

test('the last one cannot be removed by somebody who was one a moment ago', async () => {
  const [last, former] = (await administrators(2)) as [TestUser, TestUser];
  await UserModel.updateOne({ _id: former._id }, { $set: { isActive: false } });
  for (const act of Object.values(ACTS)) {
    await expect(act(former, last)).rejects.toMatchObject({ code: 'conflict', message: REFUSED });
  }
  expect(await left()).toMatchObject([{ _id: last._id }]);
});

test('of five first administrators at once there is one', async () => {
  const people = Array.from({ length: 5 }, () => {
    const { role: _, agreement: __, ...person } = registrationOf();
    return person;
  });
  const outcomes = await Promise.allSettled(people.map((person) => createFirstAdministrator(person)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(refusalsOf(outcomes)).toEqual(Array(4).fill('conflict'));
  expect(await left()).toHaveLength(1);
});
