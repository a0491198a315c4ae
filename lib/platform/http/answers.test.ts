import mongoose from 'mongoose';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { sessionError } from '@/lib/platform/auth/actor';
import { AppError, ERROR_STATUS, invalidField, type ErrorCode } from '@/lib/platform/core/errors';
import { log } from '@/lib/platform/log/log';
import { answerToError, json, nothing } from './answers';

const ID = '5b0a3c1e';
const codes = Object.keys(ERROR_STATUS) as ErrorCode[];

async function answerTo(error: unknown) {
  const answer = answerToError(error, ID);
  return { status: answer.status, body: (await answer.json()) as unknown, headers: answer.headers };
}

describe('an answer', () => {
  test('is kept by nobody', () => {
    expect(json(200, {}).headers.get('cache-control')).toBe('private, no-store');
    expect(nothing().headers.get('cache-control')).toBe('private, no-store');
  });

  test('may bring headers of its own', () => {
    expect(json(201, {}, { Location: '/a' }).headers.get('location')).toBe('/a');
    expect(nothing().status).toBe(204);
  });
});

describe('the answer to a failure', () => {
  test.each(codes)('%s: its status, its message, the id of the request', async (code) => {
    const { status, body, headers } = await answerTo(new AppError(code, 'Say what to do.'));
    expect(status).toBe(ERROR_STATUS[code]);
    expect(body).toEqual({ message: 'Say what to do.' });
    expect(headers.get('x-request-id')).toBe(ID);
  });

  test('of one field: the message on top and beside the field', async () => {
    expect(await answerTo(invalidField('email', 'Give an address.'))).toMatchObject({
      status: 422,
      body: { message: 'Give an address.', errors: { email: 'Give an address.' } },
    });
  });

  test.each([
    [1, '1'],
    [1.2, '2'],
    [900, '900'],
  ])('to be tried again after %d s says so in whole seconds', async (retryAfter, header) => {
    const { headers } = await answerTo(new AppError('tooManyRequests', 'Wait.', { retryAfter }));
    expect(headers.get('retry-after')).toBe(header);
  });
});

test('the answer to a call whose session does not count says why in a header, for the page that made it', async () => {
  const { headers } = await answerTo(sessionError('deactivated'));
  expect(headers.get('session-problem')).toBe('deactivated');
  expect((await answerTo(new AppError('forbidden', 'No.'))).headers.has('session-problem')).toBe(false);
});

describe('the answer to input that does not fit', () => {
  const schema = z.object({ name: z.string('Give a name.'), age: z.number('Give an age.') });
  const answerToInput = (input: unknown) => answerTo(schema.safeParse(input).error);

  test('one field: its message on top', async () => {
    expect(await answerToInput({ name: 'Asha' })).toMatchObject({
      status: 422,
      body: { message: 'Give an age.', errors: { age: 'Give an age.' } },
    });
  });

  test('several: one message on top, each beside its field', async () => {
    expect(await answerToInput({ name: { $ne: '' } })).toMatchObject({
      status: 422,
      body: {
        message: 'Please fix the errors in the form to continue',
        errors: { name: 'Give a name.', age: 'Give an age.' },
      },
    });
  });
});

describe('the answer to what nobody foresaw', () => {
  test('is a 500 with the id of the request and nothing of what it was; the log has it', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const error = new Error('the password is p4ssword');
    const { status, body } = await answerTo(error);
    expect(status).toBe(500);
    expect(body).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      requestId: ID,
    });
    expect(logged).toHaveBeenCalledWith({ requestId: ID, err: error }, expect.any(String));
    logged.mockRestore();
  });

  test('a database that takes nothing more is a 503 to be tried again later, in words of its own', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const full = new mongoose.mongo.MongoServerError({ message: 'No space left on device', code: 14031 });
    const { status, body, headers } = await answerTo(full);
    expect(status).toBe(503);
    expect(body).toEqual({
      message: expect.stringContaining('Nothing can be saved at the moment.') as string,
    });
    expect(headers.get('retry-after')).toBe('60');
    expect(logged).toHaveBeenCalledWith(
      { requestId: ID, err: full, cause: 'database full' },
      'database full',
    );
    logged.mockRestore();
  });

  test('a database out of reach is a 503 to be tried again', async () => {
    const logged = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const { status, headers } = await answerTo(new mongoose.mongo.MongoNetworkError('connection reset'));
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('2');
    const { MongoBulkWriteError, MongoNetworkError } = mongoose.mongo;
    const many = new MongoBulkWriteError(new MongoNetworkError('connection reset'), undefined as never);
    expect((await answerTo(many)).status).toBe(503);
    logged.mockRestore();
  });
});
