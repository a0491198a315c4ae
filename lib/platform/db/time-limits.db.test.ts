import mongoose from 'mongoose';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { answerToError } from '@/lib/platform/http/answers';
import { repeat } from '@/lib/platform/jobs/repeat';
import { changed } from '@/lib/platform/cache/tags';
import { searchInternships } from '@/lib/internships/listings/search-internships';
import { log } from '@/lib/platform/log/log';
import { MarkModel } from '@/models/mark';
import { connect, patiently } from './connection';
import { withTimeLimit } from './time-limits';

preparedDatabase();

/** The name and the time limit of each command sent. */
let sent: [name: string, maxTimeMS: unknown][] = [];

const watch = async (): Promise<void> => {
  const { connection } = await connect();
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    sent.push([commandName, (command as { maxTimeMS?: unknown }).maxTimeMS]);
  });
};
beforeAll(watch);
beforeEach(() => {
  sent = [];
});

const word = { _id: 'sample' } as const;

describe('queries have a limit, by what they are for', () => {
  test.each<[string, () => Promise<unknown>, [string, number][]]>([
    ['a read', () => MarkModel.find(word).lean(), [['find', 3_000]]],
    ['the read of one', () => MarkModel.findOne(word).lean(), [['find', 3_000]]],
    ['the values there are', () => MarkModel.distinct('owner', word), [['distinct', 3_000]]],
    ['a count', () => MarkModel.countDocuments(word), [['aggregate', 3_000]]],
    ['a grouping', () => MarkModel.aggregate([{ $match: word }]), [['aggregate', 3_000]]],
    [
      'a download of somebody’s own data',
      () => withTimeLimit('export', async () => MarkModel.find(word).lean()),
      [['find', 4_000]],
    ],
    ['one with a limit of its own', () => MarkModel.find(word).maxTimeMS(7).lean(), [['find', 7]]],
  ])('%s', async (_, query, limits) => {
    await query();
    expect(sent).toEqual(limits);
  });

  test('a search', async () => {
    await searchInternships({ q: 'baker' });
    sent = [];
    changed(['internship:0123456789abcdef01234567']);
    await searchInternships({ q: 'baker' });
    const finds = sent.filter(([name]) => name === 'find').map(([, limit]) => limit);
    expect(finds).toContain(2_000);
  });

  test('a background job', async () => {
    const { stop } = repeat('reading marks', 60_000, async () => void (await MarkModel.find(word).lean()));
    await expect.poll(() => sent).toEqual([['find', 4_000]]);
    await stop();
  });

  test('a command that reads all there is', async () => {
    await patiently(async () => {
      await watch();
      await MarkModel.find(word).lean();
    });
    expect(sent.filter(([name]) => name === 'find')).toEqual([['find', 1_200_000]]);
    await watch();
  });
});

test('what exceeds it is answered with 503 in words, and logged with its cause', async () => {
  for (let from = 0; from < 4_000; from += 500) {
    const words = Array.from({ length: 500 }, (_, at) => ({
      _id: `w${from + at}`,
      at: new Date(),
      touches: 1,
    }));
    await MarkModel.collection.insertMany(words as never);
  }
  const failing = MarkModel.find({ touches: 2 }).maxTimeMS(1).lean().exec();
  const error: unknown = await failing.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(mongoose.mongo.MongoServerError);
  const written = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const answer = answerToError(error, 'one');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('60');
  expect(await answer.json()).toEqual({
    message: 'This is taking longer than usual. Please try again in a minute.',
  });
  expect(written).toHaveBeenCalledWith(
    expect.objectContaining({ cause: 'database slow' }),
    'query exceeded its time limit',
  );
  written.mockRestore();
});
