import { EventEmitter } from 'node:events';
import mongoose from 'mongoose';
import { beforeEach, expect, test, vi } from 'vitest';
import { followChanges, type Stream } from './follow-changes';

const { MongoNetworkError, MongoServerError } = mongoose.mongo;

const { warnings } = vi.hoisted(() => ({ warnings: [] as unknown[] }));
vi.mock('@/lib/platform/log/log', () => ({ log: { warn: (...said: unknown[]) => warnings.push(said) } }));

/** A change stream that the test controls. */
class FakeStream extends EventEmitter implements Stream<number> {
  resumeToken: unknown;
  #waiting: ((step: number | Error) => void)[] = [];
  #steps: (number | Error)[] = [];

  constructor(private readonly place: unknown = 'opened') {
    super();
  }

  /** Opens on the first call, like the driver. */
  #begin(): void {
    if (this.resumeToken !== undefined) return;
    this.resumeToken = this.place;
    this.emit('resumeTokenChanged', this.place);
  }

  feed(step: number | Error): void {
    const waiting = this.#waiting.shift();
    if (waiting) waiting(step);
    else this.#steps.push(step);
  }

  async next(): Promise<number> {
    this.#begin();
    const step =
      this.#steps.shift() ?? (await new Promise<number | Error>((resolve) => this.#waiting.push(resolve)));
    if (typeof step !== 'number') throw step;
    this.resumeToken = `after ${step}`;
    return step;
  }

  close = (): Promise<void> => {
    this.feed(new Error('closed'));
    return Promise.resolve();
  };
}

let told: unknown[];
let asked: unknown[];
let streams: (FakeStream | Error)[];
const open = (startAfter: unknown) => {
  asked.push(startAfter);
  const next = streams.shift() ?? new FakeStream();
  return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
};
const follow = () =>
  followChanges(open, { change: (change) => told.push(change), gap: () => told.push('gap') });

beforeEach(() => {
  told = [];
  asked = [];
  streams = [];
  warnings.length = 0;
});

const AWAY = new MongoNetworkError('connection closed');
const LOST = new MongoServerError({ message: 'no longer in the oplog', code: 286 });

test('tells changes in order, and nothing of a gap where none was', async () => {
  const stream = new FakeStream();
  streams = [stream];
  const { stop } = await follow();
  stream.feed(1);
  stream.feed(2);
  await vi.waitFor(() => expect(told).toEqual([1, 2]));
  await stop();
  expect(warnings).toEqual([]);
  expect(asked).toEqual([undefined]);
});

test('goes on behind the last change when the connection is lost, however often', async () => {
  const [first, second] = [new FakeStream(), new FakeStream()];
  streams = [first, AWAY, AWAY, second];
  const { stop } = await follow();
  first.feed(1);
  await vi.waitFor(() => expect(told).toEqual([1]));
  first.feed(AWAY);
  second.feed(2);
  await vi.waitFor(() => expect(told).toEqual([1, 2]), { timeout: 5_000 });
  await stop();
  expect(asked).toEqual([undefined, 'after 1', 'after 1', 'after 1']);
  expect(warnings).toHaveLength(1);
});

test('goes on behind where it was opened when there was no change yet', async () => {
  const [first, second] = [new FakeStream('the beginning'), new FakeStream()];
  streams = [first, second];
  const { stop } = await follow();
  first.feed(AWAY);
  second.feed(1);
  await vi.waitFor(() => expect(told).toEqual([1]), { timeout: 5_000 });
  await stop();
  expect(asked).toEqual([undefined, 'the beginning']);
});

test('takes everything as changed once it follows again, where the history is lost', async () => {
  const [first, second] = [new FakeStream(), new FakeStream()];
  streams = [first, AWAY, LOST, AWAY, second];
  const { stop } = await follow();
  first.feed(1);
  first.feed(AWAY);
  second.feed(2);
  await vi.waitFor(() => expect(told).toEqual([1, 'gap', 2]), { timeout: 5_000 });
  await stop();
  expect(asked).toEqual([undefined, 'after 1', 'after 1', undefined, undefined]);
});

test('throws where it cannot begin', async () => {
  const refused = new MongoServerError({ message: 'not authorized', code: 13 });
  streams = [refused];
  await expect(follow()).rejects.toBe(refused);
});

test('ends while the database is away', async () => {
  const first = new FakeStream();
  streams = [first, ...Array<Error>(100).fill(AWAY)];
  const { stop } = await follow();
  first.feed(AWAY);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1), { timeout: 5_000 });
  await stop();
  expect(told).toEqual([]);
});
