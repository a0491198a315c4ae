import mongoose from 'mongoose';
import { expect, test, vi } from 'vitest';
import { nothingSaved, tooSlow, unavailable } from '@/lib/platform/db/connection';
import { AppError } from './errors';
import { logFailure } from '@/lib/platform/http/log-failure';
import { log } from '@/lib/platform/log/log';
import { measureInto } from '@/lib/platform/monitoring/measure';
import { unavailableCause } from './unavailable';
import { UNAVAILABLE, type UnavailableCause } from './unavailable-causes';

const lost = new mongoose.mongo.MongoNetworkError('connection reset');
const full = new mongoose.mongo.MongoServerError({ message: 'No space left on device', code: 14031 });
const late = new mongoose.mongo.MongoServerError({ message: 'operation exceeded time limit', code: 50 });
const queue = (cause: UnavailableCause) => new AppError('unavailable', 'Later.', { unavailable: cause });

test.each<[string, unknown, UnavailableCause | undefined]>([
  ['a lost connection', lost, 'database'],
  ['the answer to it', unavailable(lost), 'database'],
  ['a full disk', full, 'database full'],
  ['the answer to that', nothingSaved(full), 'database full'],
  ['a query that took too long', late, 'database slow'],
  ['the answer to such a query', tooSlow(late), 'database slow'],
  ['a queue of passwords', queue('passwords'), 'passwords'],
  ['a queue of pictures', queue('share pictures'), 'share pictures'],
  ['an answer that gives no cause', new AppError('unavailable', 'Later.'), 'other'],
  ['another answer', new AppError('notFound', 'No.'), undefined],
  ['what nobody foresaw', new TypeError('no'), undefined],
])('the cause of %s', (_, error, cause) => {
  expect(unavailableCause(error)).toBe(cause);
});

test.each(Object.entries(UNAVAILABLE))('%s has its own line and label', (cause, { level, message }) => {
  const written = vi.spyOn(log, level).mockImplementation(() => undefined);
  const count = vi.fn();
  measureInto({ count, observe: vi.fn(), add: vi.fn(), set: vi.fn() });
  const error = queue(cause as UnavailableCause);
  logFailure(error, { requestId: 'one' });
  measureInto(undefined);
  expect(written).toHaveBeenCalledWith({ requestId: 'one', err: error, cause }, message);
  expect(count).toHaveBeenCalledWith('mwanzo_unavailable_total', { cause });
  written.mockRestore();
});

test('no two causes are told in the same words', () => {
  const messages = Object.values(UNAVAILABLE).map(({ message }) => message);
  expect(new Set(messages).size).toBe(messages.length);
});
