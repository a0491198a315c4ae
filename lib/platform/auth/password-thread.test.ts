import { expect, test, vi } from 'vitest';

const { answers, port } = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const answers: unknown[] = [];
  const postMessage = (answer: unknown) => answers.push(answer);
  return { answers, port: Object.assign(new EventEmitter(), { postMessage }) };
});
vi.mock('node:worker_threads', () => ({ parentPort: port }));
vi.mock('node:os', async (original) => ({
  ...(await original<object>()),
  setPriority: () => {
    throw new Error('EACCES');
  },
}));

test('a thread whose priority cannot be set hashes all the same', async () => {
  await import('./password-thread.mjs');
  port.emit('message', { kind: 'hash', password: 'Karibu#2026', cost: 4 });
  expect(answers).toEqual([{ result: expect.stringMatching(/^\$2b\$04\$/) as string }]);
});
