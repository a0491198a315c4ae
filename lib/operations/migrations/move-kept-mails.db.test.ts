import mongoose, { Types } from 'mongoose';
import { beforeEach, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { prepareDatabase } from './prepare-database';
import { MailModel } from '@/models/mail';
import { MigrationModel } from '@/models/migration';
import { moveKeptMails } from './move-kept-mails';

preparedDatabase();

const collection = (name: string) => mongoose.connection.collection(name);
const mailTo = (to: string) => ({
  _id: new Types.ObjectId(),
  kind: 'test',
  to,
  subject: 'Karibu',
  text: 'Karibu',
  html: '<p>Karibu</p>',
});
const INDEXED = ['users', 'applications', 'internships', 'submissions'];
const KEY = { 'mails._id': 1 } as const;

/** Restores the state of an earlier version: two e-mails inside a user, one of which is already queued, and one inside a listing. */
async function leave(): Promise<void> {
  await MailModel.deleteMany({});
  await MigrationModel.deleteOne({ _id: 2 });
  for (const name of INDEXED) await collection(name).createIndex(KEY, { sparse: true });
  const [user, listing] = [await makeUser('employer'), await makeListing()];
  const there = mailTo('queued@kept.example');
  await MailModel.create(there);
  const mails = [there, mailTo('waiting@kept.example')];
  await collection('users').updateOne({ _id: user._id }, { $set: { mails } });
  const published = [mailTo('published@kept.example')];
  await collection('internships').updateOne({ _id: listing._id }, { $set: { mails: published } });
}

const queued = async () => (await MailModel.find({ state: 'queued' }).lean()).map(({ to }) => to).sort();
const kept = async () => {
  const counts = INDEXED.map((name) => collection(name).countDocuments({ 'mails._id': { $exists: true } }));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};
const indexed = async () => {
  const all = await Promise.all(INDEXED.map((name) => collection(name).indexes()));
  return all.flat().filter(({ name }) => name === 'mails._id_1').length;
};
const ALL = ['published@kept.example', 'queued@kept.example', 'waiting@kept.example'];

beforeEach(leave);

test('mails that an earlier version kept inside documents are queued once when the database is prepared', async () => {
  await Promise.all([prepareDatabase(), prepareDatabase()]);
  expect({ queued: await queued(), kept: await kept(), indexed: await indexed() }).toEqual({
    queued: ALL,
    kept: 0,
    indexed: 0,
  });
  await MailModel.deleteMany({});
  await prepareDatabase();
  expect(await queued()).toEqual([]);
});

test('a move that dies anywhere loses none and queues none twice', async () => {
  await breakOffAnywhere(moveKeptMails, async () => {
    const inside = await Promise.all(
      ['users', 'internships'].map(async (name) =>
        (
          await collection(name)
            .find({ 'mails._id': { $exists: true } })
            .toArray()
        ).flatMap(({ mails }) => (mails as { to: string }[]).map(({ to }) => to)),
      ),
    );
    expect([...new Set([...(await queued()), ...inside.flat()])].sort()).toEqual(ALL);
  });
  expect(await queued()).toEqual(ALL);
  expect(await kept()).toBe(0);
});
