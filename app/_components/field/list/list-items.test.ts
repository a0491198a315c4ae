import { describe, expect, it, test } from 'vitest';
import { linesOf } from '@/lib/platform/format/lines-of';
import { moved, spliced } from './list-items';

describe('pasted text', () => {
  it.each([
    ['one', ['one']],
    ['', []],
    [' one \r\n\n two\n', ['one', 'two']],
    [
      '• Carry panels\n- Measure roofs\n* Write\n1. First\n12) Twelfth',
      ['Carry panels', 'Measure roofs', 'Write', 'First', 'Twelfth'],
    ],
    ['one\vtwo\u2028three\rfour', ['one', 'two', 'three', 'four']],
    ['\uf0b7\tCarry\u00a0panels\r\n\uf0a7\tMeasure \u200broofs', ['Carry panels', 'Measure roofs']],
    ['-5 °C and below\n3D printing\n2026 season', ['-5 °C and below', '3D printing', '2026 season']],
  ])('%j becomes %j', (text, lines) => expect(linesOf(text)).toEqual(lines));
});

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, 1, ['a', 'c', 'b']],
  [0, 2, ['b', 'c', 'a']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
  [5, 0, ['a', 'b', 'c']],
])('moves the item at %i to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(order);
});

test.each([
  [0, 0, ['x'], ['x', 'a', 'b', 'c']],
  [1, 1, ['x', 'y'], ['a', 'x', 'y', 'c']],
  [2, 1, [], ['a', 'b']],
  [3, 0, ['x'], ['a', 'b', 'c', 'x']],
])('replaces from %i on %i items by %j', (at, count, added, expected) => {
  const items = ['a', 'b', 'c'];
  expect(spliced(items, at, count, ...added)).toEqual(expected);
  expect(items).toEqual(['a', 'b', 'c']);
});
