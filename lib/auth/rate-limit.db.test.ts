import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { preparedDatabase } from '@/dev/testing/prepared-database';
import { RateLimitModel } from '@/models/rate-limit';
import { isOver, limitRate } from './rate-limit';

preparedDatabase();

test('one account is refused after its tries, from whatever address, and told how long to wait', async () => {
  for (let n = 0; n < 5; n += 1) await limitRate('request reset', `address ${n}`, 'amani@example.com');
  const sixth = limitRate('request reset', 'address 6', 'AMANI@example.com');
  await expect(sixth).rejects.toMatchObject({
    status: 429,
    message: 'Too many tries. Please wait 60 minutes and try again.',
  });
  const refusal: { details: { retryAfter: number } } = await sixth.catch((error) => error);
  expect(refusal.details.retryAfter).toBeGreaterThan(3_500);
  expect(refusal.details.retryAfter).toBeLessThanOrEqual(3_600);
  await limitRate('request reset', 'address 6', 'somebody.else@example.com');
  await limitRate('register', 'address 6', 'amani@example.com');
});

test('one address is refused after its tries, for whatever account', async () => {
  const tries = Array.from({ length: 101 }, () => limitRate('request reset', '203.0.113.7', randomUUID()));
  const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(1);
});

test('what is kept names nobody', async () => {
  await limitRate('login', '198.51.100.23', 'somebody.known@example.com');
  const kept = JSON.stringify(await RateLimitModel.find().lean());
  expect(kept).not.toContain('somebody.known');
  expect(kept).not.toContain('198.51.100.23');
});

test('failures under one key are counted however many come at once', async () => {
  const tries = Array.from({ length: 50 }, () => isOver('some failure', 'key', 4, 60));
  expect((await Promise.all(tries)).filter((over) => !over)).toHaveLength(4);
});
