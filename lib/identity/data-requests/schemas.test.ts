import { describe, expect, test } from 'vitest';
import { fieldErrors } from '@/dev/testing/client/field-errors';
import { answerSchema, dataRequestSchema, stateSchema } from './schemas';

const whole = {
  kind: 'access',
  name: 'Wanjiru Kamau',
  email: 'wanjiru@mail.example',
  text: 'What do you have about me?',
};
const errorsOf = (change: Record<string, unknown>) => fieldErrors(dataRequestSchema, { ...whole, ...change });

describe('a request', () => {
  test('is tidied', () => {
    expect(
      dataRequestSchema.parse({ ...whole, email: ' Wanjiru@Mail.example ', text: ' one\r\ntwo\u0000 ' }),
    ).toEqual({ ...whole, email: 'wanjiru@mail.example', text: 'one\ntwo' });
  });

  test.each([
    ['kind', 'Choose what you’re asking for'],
    ['name', 'Please enter a valid name (at least 3 letters)!'],
    ['email', 'Please enter a valid email address!'],
    ['text', 'Enter what you’re asking for'],
  ])('has a %s', (field, message) => {
    for (const value of [undefined, null, 7, { $ne: '' }, '', '  '])
      expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  test('has 2,000 characters at most', () => {
    expect(errorsOf({ text: 'x'.repeat(2_000) })).toEqual({});
    expect(errorsOf({ text: 'x'.repeat(2_001) })).toEqual({ text: 'Use at most 2,000 characters' });
    expect(errorsOf({ text: 'x'.repeat(20_001) })).toEqual({ text: 'That is too long' });
  });
});

describe('an answer', () => {
  test.each([
    [{ decision: 'answer' }, { text: 'Enter the answer: the person will read it' }],
    [{ decision: 'later', text: 'No.' }, { decision: 'Choose a decision' }],
    [{ decision: 'refuse', text: 'x'.repeat(5_000) }, {}],
    [{ decision: 'refuse', text: 'x'.repeat(5_001) }, { text: 'Use at most 5,000 characters' }],
  ])('%#', (given, errors) => {
    expect(fieldErrors(answerSchema, given)).toEqual(errors);
  });
});

test('the desk begins with what is open', () => {
  expect([undefined, null, 'refused'].map((state) => stateSchema.parse(state))).toEqual([
    'open',
    'open',
    'refused',
  ]);
});
