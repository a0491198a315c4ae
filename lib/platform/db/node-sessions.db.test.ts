import { afterEach, expect, it } from 'vitest';
import mongoose from 'mongoose';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { MarkModel } from '@/models/mark';
import { NodeModel, type NodeRecord } from '@/models/node';
import { endNode, startNode } from './node-sessions';
import { withTransaction } from './transaction';

preparedDatabase();
afterEach(async () => {
  endNode();
  await NodeModel.deleteMany({});
  await MarkModel.deleteMany({});
});

const touch = () =>
  MarkModel.updateOne(
    { _id: 'drill' },
    { $inc: { touches: 1 }, $setOnInsert: { at: new Date() } },
    { upsert: true },
  );
/** Reads the stored node outside any session, as another process would. */
const outside = () => mongoose.connection.db?.collection<NodeRecord>('nodes').findOne();
const sessionsOf = async () => (await NodeModel.find().lean()).flatMap(({ sessions }) => sessions);

/** Leaves a transaction open after a write, as a killed process does. Returns a function that continues it. */
async function leaveOpen(): Promise<() => Promise<unknown>> {
  let goOn = (): void => undefined;
  const killed = new Promise<void>((resolve) => (goOn = resolve));
  let written = (): void => undefined;
  const begun = new Promise<void>((resolve) => (written = resolve));
  let attempts = 0;
  const transaction = withTransaction(async () => {
    attempts += 1;
    if (attempts > 1) throw new Error('ended');
    await touch();
    written();
    await killed;
    await touch();
  }).catch((error: Error) => error.message);
  await begun;
  return () => {
    goOn();
    return transaction;
  };
}

it('a node that starts ends the transactions its killed predecessor left open', async () => {
  await startNode(4_711);
  const goOn = await leaveOpen();
  await startNode(4_711);
  const began = Date.now();
  await withTransaction(touch);
  expect(Date.now() - began).toBeLessThan(2_000);
  expect(await goOn()).toBe('ended');
  expect((await MarkModel.findById('drill').lean())?.touches).toBe(1);
});

it('and not those of another node', async () => {
  await startNode(4_712);
  await startNode(4_711);
  const goOn = await leaveOpen();
  await startNode(4_712);
  expect(await goOn()).toBeUndefined();
  expect((await MarkModel.findById('drill').lean())?.touches).toBe(2);
});

it('and not those of another process on the same port', async () => {
  await startNode(4_711, 2);
  await startNode(4_711);
  const goOn = await leaveOpen();
  await startNode(4_711, 2);
  expect(await goOn()).toBeUndefined();
});

it('stores each session once, before the transaction writes, and whatever becomes of it', async () => {
  await startNode(4_711);
  let stored: NodeRecord | null | undefined;
  await withTransaction(async () => {
    stored = await outside();
    throw new Error('no');
  }).catch(() => undefined);
  expect(stored?.sessions).toHaveLength(1);
  for (let times = 0; times < 5; times += 1) await withTransaction(touch);
  expect(await sessionsOf()).toHaveLength(1);
});

it('stores nothing of a process that is no node', async () => {
  await withTransaction(touch);
  expect(await sessionsOf()).toEqual([]);
});
