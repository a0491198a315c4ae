import { describe, expect, test } from 'vitest';
import { fieldErrors } from '@/dev/testing/client/field-errors';
import { contactMessage, withMessage } from './schemas';

const whole = { name: 'Ali Juma', email: 'ali@mail.example', message: 'Hello' };
const errorsOf = (change: Record<string, unknown>) => fieldErrors(contactMessage, { ...whole, ...change });
const LONG = 20_000;

describe('a message to us', () => {
  test.each([
    ['name', '  Wanjiku   wa \u0049ri ', 'Wanjiku wa Iri'],
    ['name', 'Wanjiku\u0303', 'Wanjikũ'],
    ['name', "Wanjiku Ng'ang'a", 'Wanjiku Ng’ang’a'],
    ['email', ' ali@mail.example ', 'ali@mail.example'],
    ['message', ' one\r\ntwo\rthree\n\nfour ', 'one\ntwo\nthree\n\nfour'],
    ['message', 'a\u0000b\tc\u001bd\u009fe', 'ab\tcde'],
    ['message', 'one\vtwo\u2028three\u0085four', 'one\ntwo\nthree\nfour'],
    ['email', '<ali@mail.example>.', 'ali@mail.example'],
    ['message', 'Ünï😀', 'Ünï😀'],
  ] as const)('is tidied: the %s %j', (field, given, tidied) => {
    expect(contactMessage.parse({ ...whole, [field]: given })[field]).toBe(tidied);
  });

  test.each([
    ['name', 'Please enter a valid name (at least 3 letters)!'],
    ['email', 'Please enter a valid email address!'],
    ['message', 'Please enter your message!'],
  ])('has a %s', (field, message) => {
    for (const value of [undefined, null, 7, { $ne: '' }, '', '   ']) {
      expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
    }
  });

  test.each(['name', 'email', 'message'])('has no endless %s', (field) => {
    expect(errorsOf({ [field]: 'x'.repeat(LONG + 1) })).toEqual({ [field]: 'That is too long' });
    expect(errorsOf({ [field]: 'x'.repeat(LONG) })[field]).not.toBe('That is too long');
  });

  test.each([
    [{ textarea: 'Hello' }, { textarea: 'Hello', message: 'Hello' }],
    [
      { textarea: 'Hello', message: 'Hi' },
      { textarea: 'Hello', message: 'Hi' },
    ],
    [{ textarea: { $ne: '' } }, { textarea: { $ne: '' }, message: { $ne: '' } }],
    ['textarea', 'textarea'],
    [null, null],
    [undefined, undefined],
  ])('%j is read as %j', (given, read) => {
    expect(withMessage(given)).toEqual(read);
  });

  test('may bring the field that people do not see', () => {
    expect(errorsOf({ website: '' })).toEqual({});
    expect(errorsOf({ website: 'x'.repeat(LONG) })).toEqual({});
    expect(errorsOf({ website: 'x'.repeat(LONG + 1) })).toHaveProperty('website');
  });
});
