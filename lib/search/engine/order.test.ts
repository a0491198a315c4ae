import { expect, test } from 'vitest';
import { seeded } from '@/dev/sample/random';
import { highest, slicePage } from './order';
import { PackedIndex } from './packed-index';

const random = seeded(3);
const ranks = Array.from({ length: 400 }, () => random.between(0, 1_000_000));
const compare = (a: number, b: number) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b;
const items = () => Uint32Array.from(ranks.keys());
const sorted = [...items()].sort(compare);

test.each([
  [0, 10],
  [10, 20],
  [40, 50],
  [41, 51],
  [50, 60],
  [200, 210],
  [395, 405],
  [400, 410],
  [0, 400],
])('the page from %i to before %i is that of the ordered list', (from, to) => {
  expect(slicePage(items(), from, to, compare)).toEqual(sorted.slice(from, to));
});

test('fewer than a page come in their order', () => {
  expect(slicePage(items().subarray(0, 3), 0, 10, compare)).toEqual([0, 1, 2].sort(compare));
  expect(slicePage(new Uint32Array(), 0, 10, compare)).toEqual([]);
});

test('the highest are those of the ordered list, of equal ones the newest, and none without a score', () => {
  const scores = Float32Array.from(ranks, (rank) => rank % 7);
  const index = new PackedIndex();
  ranks.forEach((rank, at) => {
    index.set({
      id: at.toString(16).padStart(24, '0'),
      text: { title: 'Clerk', employer: 'Jenga Ltd', place: 'Kenya', about: '', text: '' },
      amount: 0,
      deadline: 0,
      createdAt: rank,
    });
  });
  const best = [...ranks.keys()]
    .filter((at) => (scores[at] ?? 0) > 0)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (ranks[b] ?? 0) - (ranks[a] ?? 0) || b - a);
  for (const count of [1, 3, 60, 400]) expect(highest(scores, count, index)).toEqual(best.slice(0, count));
});
