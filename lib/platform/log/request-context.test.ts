import { expect, test } from 'vitest';
import { currentRequest, noteFailure, noteUser, runRequest, type RequestContext } from './request-context';

test('whatever a request calls knows which one it is, also later', async () => {
  const context: RequestContext = { id: 'one' };
  await runRequest(context, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    expect(currentRequest()).toBe(context);
    noteUser('507f1f77bcf86cd799439011');
  });
  expect(context.userId).toBe('507f1f77bcf86cd799439011');
  expect(currentRequest()).toBeUndefined();
});

test('the first cause of a failure counts; what Next.js calls it may come later', () => {
  const context: RequestContext = { id: 'one' };
  const first = new Error('first');
  runRequest(context, () => {
    expect(noteFailure(first)).toBe(true);
    expect(noteFailure(new Error('second'), '123')).toBe(true);
  });
  expect(context.failure).toEqual({ error: first, digest: '123' });
});

test('outside of a request, and once its line is written, nothing is noted', () => {
  expect(noteFailure(new Error('no'))).toBe(false);
  runRequest({ id: 'one', closed: true }, () => expect(noteFailure(new Error('no'))).toBe(false));
});
