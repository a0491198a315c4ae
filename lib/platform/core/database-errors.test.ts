import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { isOutOfReach, isOutOfSpace } from './database-errors';
import { duplicateField } from '@/lib/platform/db/connection';

const { MongoBulkWriteError, MongoNetworkError, MongoServerError, MongoWriteConcernError } = mongoose.mongo;

const answer = (code: number, change: object = {}) =>
  new MongoServerError({ message: 'no', errmsg: 'no', code, ...change });

/** Returns a bulk write error with these error codes. */
const bulk = (...codes: number[]) => {
  const writeErrors = codes.map((code, index) => ({ code, index, errmsg: 'no' }));
  return new MongoBulkWriteError(
    { message: 'no', code: codes[0] ?? 0, writeErrors: writeErrors as never },
    undefined as never,
  );
};

describe('a database that is out of reach, or has no time just now', () => {
  test.each([6, 7, 64, 89, 91, 100, 112, 133, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436])(
    'by the code %d, alone and among many writes',
    (code) => {
      expect(isOutOfReach(answer(code))).toBe(true);
      expect(isOutOfReach(bulk(code))).toBe(true);
      expect(isOutOfReach(bulk(11000, code))).toBe(true);
    },
  );

  test.each(['RetryableWriteError', 'TransientTransactionError', 'SystemOverloadedError'])(
    'by the label %s, whatever the code',
    (label) => {
      expect(isOutOfReach(answer(1, { errorLabels: [label] }))).toBe(true);
    },
  );

  test('by a write that was not acknowledged by the majority in time', () => {
    const writeConcernError = { code: 64, errmsg: 'waiting for replication timed out' };
    expect(isOutOfReach(new MongoWriteConcernError({ ok: 1, writeConcernError } as never))).toBe(true);
  });

  test('by the connection, alone and under many writes', () => {
    expect(isOutOfReach(new MongoNetworkError('connection reset'))).toBe(true);
    expect(isOutOfReach(new MongoBulkWriteError(new MongoNetworkError('reset'), undefined as never))).toBe(
      true,
    );
  });

  test.each([
    ['a refused write', answer(11000)],
    ['many of them', bulk(11000, 11000)],
    ['another label', answer(1, { errorLabels: ['NonResumableChangeStreamError'] })],
    ['a command that is wrong', answer(9)],
    ['a broken pipe of something else', Object.assign(new Error('ended'), { code: 'EPIPE' })],
    ['an error of ours with such a code', Object.assign(new Error('no'), { code: 91 })],
    ['nothing', undefined],
  ])('not by %s', (_, error) => {
    expect(isOutOfReach(error)).toBe(false);
  });
});

describe('a database that has no room', () => {
  test.each([
    [14031, 'No space left on device'],
    [8000, 'you are over your space quota, using 518 MB of 512 MB'],
  ])('by the code %d: %s', (code, message) => {
    expect(isOutOfSpace(answer(code, { message, errmsg: message }))).toBe(true);
  });

  test.each([
    [8000, 'user is not allowed to do action [find] on [mwanzo.users]'],
    [11000, 'a key called quota'],
  ])('not by the code %d: %s', (code, message) => {
    expect(isOutOfSpace(answer(code, { message, errmsg: message }))).toBe(false);
  });
});

describe('the field that refused a write', () => {
  test.each([
    ['email', { email: 1 }],
    ['internshipId', { userId: 1, internshipId: 1 }],
  ])('%s, as the database says in the pattern', (field, keyPattern) => {
    expect(duplicateField(answer(11000, { keyPattern }))).toBe(field);
  });

  test.each([
    ['email', 'E11000 duplicate key error collection: mwanzo.users index: email_1 dup key: { email: "a" }'],
    [
      'internshipId',
      'E11000 duplicate key error collection: m.a index: userId_1_internshipId_1 dup key: { : 1 }',
    ],
    ['_id', 'E11000 duplicate key error collection: mwanzo.mails index: _id_ dup key: { _id: 1 }'],
    ['slug', 'E11000 duplicate key error index: mwanzo.internships.$industryId_1_slug_1 dup key: { : 1 }'],
    ['submissionRef.submissionId', 'E11000 dup index: submissionRef.submissionId_1 dup key: { : 1 }'],
  ])('%s, by the name of the index where that is all it says', (field, message) => {
    expect(duplicateField(answer(11000, { message, errmsg: message }))).toBe(field);
  });

  test('none where nothing is said, or it was another refusal', () => {
    expect(duplicateField(answer(11000))).toBeUndefined();
    expect(duplicateField(answer(50, { keyPattern: { email: 1 } }))).toBeUndefined();
  });
});
