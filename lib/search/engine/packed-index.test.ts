import { describe, expect, test } from 'vitest';
import { PackedIndex, type IndexedListing } from './packed-index';

const NOW = new Date('2026-11-20T06:00:00Z');

const listing = (at: number, deadline: number): IndexedListing => ({
  id: `listing ${at}`,
  text: { title: `Intern ${at}`, employer: 'Twiga', place: 'Nairobi', about: '', text: 'Keep bees.' },
  ...{ industry: 1, county: null, kind: 'internship', pay: 'paid', amount: 1 },
  ...{ deadline, createdAt: 0 },
});

/** An index with `closed` listings that close now, and `open` listings that close a millisecond later. */
function indexOf({ closed, open }: { closed: number; open: number }): PackedIndex {
  const index = new PackedIndex();
  for (let at = 0; at < closed + open; at += 1) index.set(listing(at, NOW.getTime() + (at < closed ? 0 : 1)));
  return index;
}

describe('closed listings', () => {
  test('leave the index at their deadline, and only they', () => {
    const index = indexOf({ closed: 30, open: 20 });
    index.removeClosed(new Date(NOW.getTime() - 1));
    expect(index.size).toBe(50);
    index.removeClosed(NOW);
    expect(index.size).toBe(20);
    expect(index.columns.alive.reduce((sum, one) => sum + one, 0)).toBe(20);
    index.removeClosed(NOW);
    expect(index.size).toBe(20);
  });

  test('are in it again once their deadline has moved', () => {
    const index = indexOf({ closed: 1, open: 0 });
    index.removeClosed(NOW);
    index.set(listing(0, NOW.getTime() + 10));
    index.removeClosed(NOW);
    expect(index.size).toBe(1);
  });

  test('by 50,000 beside 1,000 open ones make it mostly empty, which one of the open ones is not', () => {
    const index = indexOf({ closed: 50_000, open: 1_000 });
    expect(index.isMostlyEmpty).toBe(false);
    index.removeClosed(NOW);
    expect([index.size, index.length, index.isMostlyEmpty]).toEqual([1_000, 51_000, true]);
    const anew = indexOf({ closed: 0, open: 1_000 });
    expect([anew.size, anew.length, anew.isMostlyEmpty]).toEqual([1_000, 1_000, false]);
    expect(anew.bytes).toBeLessThan(index.bytes / 20);
  });
});
