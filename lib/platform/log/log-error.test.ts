import { describe, expect, test } from 'vitest';
import { tellError, withoutPersonal } from './log-error';

describe('of what an error says, the log leaves out', () => {
  test.each([
    [
      'the value that was there already',
      'E11000 duplicate key error collection: mwanzo.users index: email_1 dup key: { email: "a@b.example" }',
      'E11000 duplicate key error collection: mwanzo.users index: email_1 dup key: [removed]',
    ],
    ['the address of a mail', '550 5.1.1 <asha.o@people.example>: unknown', '550 5.1.1 <[address]>: unknown'],
    ['a phone number', 'no account with 0712345678 or +254712345678', 'no account with [number] or [number]'],
    ['a session token', 'bad eyJhbGciOiJI.eyJzdWIiOiI2.a-b_c!', 'bad [token]!'],
    ['the token of a link', `/reset-password/${'aB3-'.repeat(11)}`, '/reset-password/[token]'],
    ['a hash', `not ${'0a'.repeat(32)}`, 'not [token]'],
    [
      'who logs in to the database',
      `connect mongodb://asha:${'word'}@db.example/m`,
      'connect mongodb://[removed]@db.example/m',
    ],
    [
      'what could not be taken',
      'Cast to ObjectId failed for value "my cv.pdf" (type string) at path "_id"',
      'Cast to ObjectId failed for value [removed] (type string) at path "_id"',
    ],
  ])('%s', (_, text, expected) => {
    expect(withoutPersonal(text)).toBe(expected);
  });
});

test.each([
  'connect ECONNREFUSED 127.0.0.1:27017',
  'TypeError: a is not a function\n    at read (/srv/mwanzo/.next/server/chunks/[root-of-the-server]__0a9b8c7d._.js:1:200)',
  'request 0f8fad5b-d9cb-469f-a165-70867728950e on 507f1f77bcf86cd799439011',
])('it keeps %j', (text) => {
  expect(withoutPersonal(text)).toBe(text);
});

describe('tellError', () => {
  test('tells where an error came from, and its code', () => {
    const error = Object.assign(new TypeError('no'), { code: 11_000 });
    expect(tellError(error)).toEqual({ type: 'TypeError', message: 'no', stack: error.stack, code: 11_000 });
  });

  test('tells nothing of what an error carries', () => {
    const error = Object.assign(new Error('no'), { keyValue: { email: 'a@b.example' }, code: { a: 1 } });
    expect(Object.keys(tellError(error))).toEqual(['type', 'message', 'stack']);
  });

  test('tells what was behind it, and ends where an error is behind itself', () => {
    const error = new Error('outer', { cause: new Error('to a@b.example') });
    expect(tellError(error).cause?.message).toBe('to [address]');
    const round = new Error('round');
    round.cause = round;
    expect(tellError(round).cause?.cause?.cause?.cause).toBeUndefined();
  });

  test('tells what is no error, too', () => {
    expect(tellError('a@b.example')).toEqual({ type: 'string', message: '[address]' });
    expect(tellError(undefined)).toEqual({ type: 'undefined', message: 'undefined' });
  });
});
