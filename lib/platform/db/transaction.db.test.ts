import { beforeEach, describe, expect, it } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { MarkModel, type MarkName } from '@/models/mark';
import { afterCommit, withTransaction } from './transaction';

preparedDatabase();

const create = (_id: string) => MarkModel.create({ _id: _id as MarkName, at: new Date(), touches: 0 });
const words = async () => (await MarkModel.find().sort({ _id: 1 }).lean()).map(({ _id }) => String(_id));
const touchesOf = async (_id: string) => (await MarkModel.findById(_id).lean())?.touches;

/** Reads a counter and then stores it incremented by one, which is unsafe outside a transaction. */
const touch = async (_id: string): Promise<void> => {
  const mark = await MarkModel.findById(_id).lean();
  await MarkModel.updateOne({ _id: _id as MarkName }, { $set: { touches: (mark?.touches ?? 0) + 1 } });
};

beforeEach(async () => {
  await MarkModel.deleteMany({});
});

describe('withTransaction', () => {
  it('stores all of its writes', async () => {
    const given = await withTransaction(async () => {
      await create('one');
      await create('two');
      return 'done';
    });
    expect(given).toBe('done');
    expect(await words()).toEqual(['one', 'two']);
  });

  it('stores none when anything inside fails', async () => {
    const failing = withTransaction(async () => {
      await create('one');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await words()).toEqual([]);
  });

  it('stores none when a unique index refuses the second', async () => {
    await create('taken');
    const failing = withTransaction(async () => {
      await create('one');
      await create('taken');
    });
    await expect(failing).rejects.toThrow(/E11000/);
    expect(await words()).toEqual(['taken']);
  });

  it('sees its own writes, and nobody else does before it is committed', async () => {
    const seen = { inside: [''], outside: [''] };
    let look = (): void => undefined;
    const looked = new Promise<void>((resolve) => (look = resolve));
    let written = (): void => undefined;
    const ready = new Promise<void>((resolve) => (written = resolve));
    const transaction = withTransaction(async () => {
      await create('one');
      seen.inside = await words();
      written();
      await looked;
    });
    await ready;
    seen.outside = await words();
    look();
    await transaction;
    expect(seen).toEqual({ inside: ['one'], outside: [] });
    expect(await words()).toEqual(['one']);
  });

  it('lets the later of two that change the same document begin again, so that twenty at once all count', async () => {
    await create('word');
    const all = Array.from({ length: 20 }, () => withTransaction(() => touch('word')));
    await Promise.all(all);
    expect(await touchesOf('word')).toBe(20);
  });

  it('joins the transaction around it', async () => {
    const failing = withTransaction(async () => {
      await withTransaction(() => create('inner'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await words()).toEqual([]);
  });
});

describe('afterCommit', () => {
  it('calls once what twenty that meet each other asked for, each of them', async () => {
    await create('word');
    let called = 0;
    const one = () =>
      withTransaction(async () => {
        afterCommit(() => (called += 1));
        await touch('word');
      });
    await Promise.all(Array.from({ length: 20 }, one));
    expect(called).toBe(20);
  });

  it('never calls what was asked for in a transaction that failed, and calls at once outside of any', async () => {
    const called: string[] = [];
    const failing = withTransaction(async () => {
      afterCommit(() => called.push('inside'));
      await create('one');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    afterCommit(() => called.push('outside'));
    expect(called).toEqual(['outside']);
  });
});
