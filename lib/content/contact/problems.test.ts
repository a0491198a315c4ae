import { expect, it } from 'vitest';
import { AppError } from '@/lib/platform/core/errors';
import { problemCode, readProblem } from './problems';
import { contactMessage } from './schemas';

const codeOf = (input: unknown) => problemCode(contactMessage.safeParse(input).error);

it('brings the specified words of every wrong field back to the page', () => {
  const code = codeOf({ name: 'x', email: 'x', message: '' });
  expect(code).toBe('name email message');
  expect(readProblem(code ?? '')).toEqual({
    message: 'Please fix the errors in the form to continue',
    errors: {
      name: 'Please enter a valid name (at least 3 letters)!',
      email: 'Please enter a valid email address!',
      message: 'Please enter your message!',
    },
  });
});

it('puts the words of the only wrong field on top', () => {
  const code = codeOf({ name: 'Ali Juma', email: 'ali@mail.example', message: ' ' });
  expect(readProblem(code ?? '')?.message).toBe('Please enter your message!');
});

it('says when to try again', () => {
  const code = problemCode(new AppError('tooManyRequests', 'Wait', { retryAfter: 60 }));
  expect(readProblem(code ?? '')?.message).toMatch(/^Too many messages/);
});

it('says when it is too much', () => {
  const code = problemCode(new AppError('tooLarge', 'Too much'));
  expect(readProblem(code ?? '')).toEqual({
    message: 'Your message is too long. Please shorten it.',
    errors: {},
  });
});

it('leaves what is not the sender’s fault alone', () => {
  expect(problemCode(new Error('broken'))).toBeUndefined();
  expect(problemCode(new AppError('unavailable', 'Later'))).toBeUndefined();
  expect(problemCode(Object.assign(new Error('broken'), { code: 'tooLarge' }))).toBeUndefined();
  expect(
    codeOf({ name: 'Ali Juma', email: 'ali@mail.example', message: 'Hello', website: 7 }),
  ).toBeUndefined();
});

it.each(['', 'constructor', '__proto__', '<b>', 'You have won'])('says nothing of %j', (code) => {
  expect(readProblem(code)).toBeNull();
});
