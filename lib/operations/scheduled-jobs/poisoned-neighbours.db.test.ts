import { Types } from 'mongoose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePerson } from '@/dev/testing/poisoned/accounts';
import { TOLD_ROWS } from '@/dev/testing/poisoned/people-told';
import { withoutAddress } from '@/dev/testing/poisoned/row';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { log } from '@/lib/platform/log/log';
import { AlertModel } from '@/models/alert';
import { InternshipModel } from '@/models/internship';
import { SavedModel } from '@/models/saved';
import { JOBS } from './scheduled-jobs';

preparedDatabase({ storesArrays: true });
beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const)
    vi.spyOn(log, level).mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** Runs a job on three valid items and those stored by `spoil`. Expects it to finish all three without failing. */
async function runsBeside(name: string, spoil: () => Promise<unknown>): Promise<void> {
  const { make } = TOLD_ROWS.find(({ job }) => job === name) ?? expect.fail(name);
  const { items, isDone } = await make();
  await spoil();
  await JOBS.find((job) => job.name === name)?.work(new AbortController().signal);
  for (const item of items) expect(await isDone(item)).toBe(true);
}

test('an administrator without an address does not keep the others from hearing of data requests', () =>
  runsBeside('reminding of data requests', async () => {
    const administrator = await makePerson('administrator');
    await withoutAddress(administrator).poison();
  }));

test('alerts without a person, or without a time, do not stop the others', () =>
  runsBeside('sending alerts', async () => {
    const search = { search: { q: 'soil' }, every: 'day', nextAt: inDays(-2), createdAt: inDays(-9) };
    const person = await makePerson('recent graduate');
    await AlertModel.collection.insertMany([
      { _id: new Types.ObjectId(), ...search, key: 'a', since: inDays(-2) },
      { _id: new Types.ObjectId(), ...search, key: 'b', since: 'long ago', userId: person },
    ] as never);
  }));

test('a saved listing without a person does not stop reminders', () =>
  runsBeside('reminding of saved listings', () =>
    SavedModel.collection.insertOne({
      ...{ _id: new Types.ObjectId(), internshipId: new Types.ObjectId() },
      ...{ remindAt: inDays(-2), savedAt: inDays(-9) },
    } as never),
  ));

test('a listing that cannot be read does not stop the alerts', () =>
  runsBeside('sending alerts', async () => {
    const { _id } = await makeListing({ createdAt: inDays(-1), applicationDeadline: inDays(20) });
    await InternshipModel.collection.updateOne({ _id }, {
      $set: { applicationDeadline: [inDays(20)] },
    } as never);
  }));
