import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTestSettings } from '@/dev/testing/stack/test-settings';
import type { HashingTask } from './hashing-thread';
import { hasCurrentCost, hashPassword, isPassword } from './passwords';

const { costs } = vi.hoisted(() => ({ costs: [] as number[] }));
vi.mock('./hashing-pool', () => ({
  inHashingThread: async (task: HashingTask) => {
    costs.push(
      ...(task.kind === 'hash' ? [task.cost] : task.hashes.map((hash) => Number(hash.split('$')[2]))),
    );
    return task.kind === 'hash' ? 'hashed' : false;
  },
}));

beforeAll(() => {
  process.env.PASSWORD_COST = '12';
  useTestSettings();
});
beforeEach(() => void costs.splice(0));

const rest = 'okqXUFCgvjg5gH5b105VB.gYXYkmlrVvV/9RYheGpIu5uMwxRkXUi';
const rounds = () => costs.reduce((sum, cost) => sum + 2 ** cost, 0);

test('a new hash has the cost of the settings', async () => {
  await hashPassword('Karibu#2026');
  expect(costs).toEqual([12]);
});

test.each([
  ['$2b$12$', true],
  ['$2a$12$', true],
  ['$2b$10$', false],
  ['$2b$13$', false],
])('%s… has the cost of the settings: %s', (start, expected) => {
  expect(hasCurrentCost(start + rest)).toBe(expected);
});

describe('a wrong password takes 4,096 rounds', () => {
  test.each([
    ['where there is no account', undefined],
    ['where the hash has the cost of the settings', `$2b$12$${rest}`],
    ['where it has a lower one', `$2b$10$${rest}`],
    ['where it has the lowest', `$2b$04$${rest}`],
  ])('%s', async (_, hash) => {
    expect(await isPassword('wrong', hash)).toBe(false);
    expect(rounds()).toBe(4_096);
  });

  test.each([undefined, `$2b$12$${rest}`, `$2b$04$${rest}`])(
    'twice in two forms, with the hash %s',
    async (hash) => {
      expect(await isPassword('wrong\u00a0', hash)).toBe(false);
      expect(rounds()).toBe(8_192);
    },
  );
});
