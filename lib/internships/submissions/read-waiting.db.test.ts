import { beforeEach, expect, test } from 'vitest';
import { asActor, makeUser } from '@/dev/testing/data/fixtures';
import { makeSubmission } from '@/dev/testing/data/submissions';
import { commandsDuring } from '@/dev/testing/commands-during';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { SubmissionModel } from '@/models/submission';
import { readWaiting } from './read-waiting';

preparedDatabase();

const NOW = new Date('2026-11-22T09:00:00Z');
const sent = (before: number) => makeSubmission({ createdAt: new Date(NOW.getTime() - before) });
const reader = async () => asActor(await makeUser('administrator'));
const read = async () => readWaiting(await reader(), NOW);

beforeEach(async () => {
  await SubmissionModel.deleteMany({});
});

test('a submission joins the older group at exactly one, three and seven days', async () => {
  for (const days of [1, 3, 7]) {
    await sent(days * DAY_MS - 1);
    await sent(days * DAY_MS);
  }
  const { ages, total, oldestAt } = await read();
  expect(ages.map(({ count }) => count)).toEqual([1, 2, 2, 1]);
  expect(total).toBe(6);
  expect(oldestAt).toBe(new Date(NOW.getTime() - 7 * DAY_MS).toISOString());
});

test('those from the future or without a date are among the youngest, and none of them is the oldest', async () => {
  await sent(-DAY_MS);
  await sent(2 * DAY_MS);
  const undated = await sent(0);
  await SubmissionModel.collection.updateOne({ _id: undated._id }, { $set: { createdAt: null } });
  const { ages, oldestAt } = await read();
  expect(ages.map(({ count }) => count)).toEqual([2, 1, 0, 0]);
  expect(oldestAt).toBe(new Date(NOW.getTime() - 2 * DAY_MS).toISOString());
});

test('nobody waits', async () => {
  expect(await read()).toMatchObject({ total: 0, oldestAt: null });
});

test('a queue of more than a thousand takes the same two commands', async () => {
  const { _id, ...one } = await sent(DAY_MS);
  await SubmissionModel.insertMany(Array.from({ length: 1_200 }, () => ({ ...one })));
  const actor = await reader();
  const commands = await commandsDuring(async () => {
    expect((await readWaiting(actor, NOW)).total).toBe(1_201);
  });
  expect(commands.sort()).toEqual(['aggregate submissions', 'find submissions']);
});
