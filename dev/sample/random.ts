export interface Random {
  /** Returns a whole number from `min` to `max`, inclusive. */
  between(min: number, max: number): number;
  /** Returns a random item. Throws RangeError for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** Returns `count` distinct items, or all if there are fewer. */
  some<T>(items: readonly T[], count: number): T[];
}

/** Creates a seeded random number generator (Mulberry32, public domain, by Tommy Ettinger). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  const some = <T>(items: readonly T[], count: number): T[] => {
    const left = [...items];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(between(0, left.length - 1), 1));
    }
    return taken;
  };
  return { between, pick, some };
}
