import { describe, expect, it } from 'vitest';
import { seeded } from './random';

describe('seeded', () => {
  it('returns the same numbers for the same seed, and different ones for another', () => {
    const draw = (seed: number) => {
      const random = seeded(seed);
      return Array.from({ length: 20 }, () => random.between(0, 1_000_000));
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('includes both bounds and nothing outside them', () => {
    const random = seeded(1);
    const drawn = new Set(Array.from({ length: 1_000 }, () => random.between(-1, 2)));
    expect([...drawn].sort((one, other) => one - other)).toEqual([-1, 0, 1, 2]);
  });

  it('picks distinct items, or all if there are not enough', () => {
    const random = seeded(3);
    expect(new Set(random.some([1, 2, 3, 4, 5], 3)).size).toBe(3);
    expect(random.some([1, 2], 5).sort()).toEqual([1, 2]);
    expect(random.some([1, 2], 0)).toEqual([]);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});
