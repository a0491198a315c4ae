import { beforeEach, expect, test } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { NEW_FIRST, OLD, OLD_FIRST, setSecret, restoreSecret } from '@/dev/testing/stack/two-secrets';
import { withTransaction } from '@/lib/platform/db/transaction';
import { RateLimitModel } from '@/models/rate-limit';
import { counter, giveBack } from './counter';
import { takePlace } from './mailbox';

preparedDatabase();
restoreSecret();

beforeEach(async () => {
  await RateLimitModel.deleteMany({});
});

const rule = counter({ name: 'some failure', points: 4, seconds: 60, holdSeconds: 60 });
const addWith = (setting: string) => {
  setSecret(setting);
  return rule.add('key');
};

test('points are added up while AUTH_SECRET is being replaced, whichever node counts them', async () => {
  const settings = [OLD, OLD_FIRST, NEW_FIRST, OLD_FIRST, NEW_FIRST];
  const counts = [];
  for (const setting of settings) counts.push(await addWith(setting));
  expect(counts.map(({ points }) => points)).toEqual([1, 2, 3, 4, 5]);
  expect(counts.map(({ isOver }) => isOver)).toEqual([false, false, false, false, true]);
  for (const setting of [OLD_FIRST, NEW_FIRST]) {
    setSecret(setting);
    const read = await rule.read('key');
    expect(read).toMatchObject({ points: 5, isOver: true, isFull: true });
    expect(read.until.getTime()).toBeGreaterThan(Date.now() + 50_000);
  }
});

test('fifty at once on two nodes: four at most are within the limit', async () => {
  const counts = await Promise.all(
    Array.from({ length: 50 }, (_, at) => addWith(at % 2 === 0 ? OLD_FIRST : NEW_FIRST)),
  );
  expect(counts.filter(({ isOver }) => !isOver).length).toBeLessThanOrEqual(4);
  expect(await rule.read('key')).toMatchObject({ isOver: true });
});

test('clearing and refunding reach the points of both', async () => {
  await addWith(OLD_FIRST);
  await giveBack(rule.point('key', await addWith(NEW_FIRST)));
  expect((await rule.read('key')).points).toBe(1);
  await addWith(NEW_FIRST);
  await rule.clear('key');
  expect((await rule.read('key')).points).toBe(0);
  setSecret(OLD);
  expect((await rule.read('key')).points).toBe(0);
});

test('a mailbox gets no more invitations than otherwise', async () => {
  const answers = [];
  for (const setting of [OLD, NEW_FIRST, OLD_FIRST, NEW_FIRST]) {
    setSecret(setting);
    answers.push(await withTransaction(() => takePlace('invitation', 'victim@people.example')));
  }
  expect(answers).toEqual([true, true, false, false]);
});
