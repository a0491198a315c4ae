import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OverlayTable } from './overlay-table';
import type { KeyQuery, Table } from './tables';

const keyOf = (name: number) => Buffer.of(1, name);

/** A simple reference implementation of a table. */
function plainTable(names: Iterable<number>): Table & { has: (name: number) => boolean } {
  const kept = new Map<number, Buffer>([...names].map((name) => [name, Buffer.of(name)]));
  const getKeys = ({ start, end, limit = Infinity, offset = 0, ...how }: KeyQuery) => {
    const sign = how.reverse ? -1 : 1;
    const all = [...kept.keys()].map(keyOf).sort((a, b) => a.compare(b) * sign);
    const within = all.filter((key) => {
      const [from, to] = [key.compare(start) * sign, key.compare(end) * sign];
      return (how.exclusiveStart ? from > 0 : from >= 0) && (how.inclusiveEnd ? to <= 0 : to < 0);
    });
    return within.slice(offset, offset + limit);
  };
  return {
    has: (name) => kept.has(name),
    get: (key) => kept.get(key[1] ?? -1),
    getKeys,
    getKeysCount: (range) => getKeys(range).length,
    putSync: (key, value) => void kept.set(key[1] ?? -1, value),
    removeSync: (key) => void kept.delete(key[1] ?? -1),
  };
}

const name = fc.integer({ min: 0, max: 20 });
const query = fc.record({
  from: name,
  to: name,
  reverse: fc.boolean(),
  exclusiveStart: fc.boolean(),
  inclusiveEnd: fc.boolean(),
  limit: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
  offset: fc.integer({ min: 0, max: 4 }),
});

test('reads like a table to which the changes were written', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(name),
      fc.array(fc.tuple(name, fc.boolean())),
      query,
      (there, changes, asked) => {
        const plain = plainTable(there);
        const overlay = new OverlayTable(plainTable(there));
        for (const [changed, put] of changes) {
          for (const table of [plain, overlay]) {
            if (put) table.putSync(keyOf(changed), Buffer.of(changed, 1));
            else table.removeSync(keyOf(changed));
          }
        }
        const { from, to, limit, ...how } = asked;
        const [low, high] = [keyOf(Math.min(from, to)), keyOf(Math.max(from, to))];
        const ends = how.reverse ? { start: high, end: low } : { start: low, end: high };
        const forwards = how.reverse ? {} : { exclusiveStart: false, inclusiveEnd: false };
        const range: KeyQuery = { ...how, ...forwards, ...ends, ...(limit === undefined ? {} : { limit }) };
        expect([...overlay.getKeys(range)]).toEqual([...plain.getKeys(range)]);
        const counted = { start: low, end: high };
        expect(overlay.getKeysCount(counted)).toBe(plain.getKeysCount(counted));
        for (const [changed] of changes)
          expect(overlay.get(keyOf(changed))).toEqual(plain.get(keyOf(changed)));
      },
    ),
  );
});
