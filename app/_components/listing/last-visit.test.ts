import { describe, expect, test } from 'vitest';
import { noteVisit, SAME_VISIT_MS } from './last-visit';

const MINUTE_MS = 60_000;
const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 24) + minutes * MINUTE_MS);

function memory(value: string | null = null) {
  const store = { getItem: () => value, setItem: (_: string, next: string) => void (value = next) };
  return () => store;
}

describe('the previous visit', () => {
  test('does not exist during the first, however many pages are viewed', () => {
    const store = memory();
    for (const minute of [0, 1, 29]) expect(noteVisit(store, at(minute))).toBeNaN();
  });

  test('ended with its last page, and stays the same for all pages of the current visit', () => {
    const store = memory();
    noteVisit(store, at(0));
    noteVisit(store, at(10));
    for (const minute of [60, 61, 80, 100]) expect(noteVisit(store, at(minute))).toBe(at(10).getTime());
    expect(noteVisit(store, at(200))).toBe(at(100).getTime());
  });

  test('becomes another one after thirty minutes without a page', () => {
    expect(SAME_VISIT_MS).toBe(1_800_000);
    const [under, exact] = [memory(), memory()];
    for (const store of [under, exact]) noteVisit(store, at(0));
    expect(noteVisit(under, new Date(at(30).getTime() - 1))).toBeNaN();
    expect(noteVisit(exact, at(30))).toBe(at(0).getTime());
  });

  test('does not exist if the browser stores nothing, or something invalid', () => {
    const refuses = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(noteVisit(refuses, at(0))).toBeNaN();
    expect(noteVisit(memory('x y'), at(0))).toBeNaN();
  });
});
