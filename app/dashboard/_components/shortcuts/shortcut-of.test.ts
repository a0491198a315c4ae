import { describe, expect, test } from 'vitest';
import { rowAfter, shortcutOf, type PressedKey } from './shortcut-of';

const pressed = (key: string, change: Partial<PressedKey> = {}): PressedKey => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  defaultPrevented: false,
  isTyping: false,
  ...change,
});

describe('shortcutOf', () => {
  test.each([
    ['/', 'search'],
    ['j', 'nextRow'],
    ['k', 'previousRow'],
    ['?', 'help'],
    ['x', null],
    ['J', null],
    ['Enter', null],
    ['toString', null],
  ] as const)('%s is %s', (key, shortcut) => {
    expect(shortcutOf(pressed(key))).toBe(shortcut);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey', 'isComposing', 'defaultPrevented', 'isTyping'] as const)(
    'with %s a key is not a shortcut',
    (fact) => {
      expect(shortcutOf(pressed('/', { [fact]: true }))).toBeNull();
    },
  );
});

test.each([
  [-1, 1, 10, 0],
  [-1, -1, 10, 9],
  [0, 1, 10, 1],
  [9, 1, 10, 9],
  [0, -1, 10, 0],
  [5, -1, 10, 4],
  [-1, 1, 1, 0],
] as const)('from row %d, a step of %d in %d rows leads to row %d', (at, step, rows, to) => {
  expect(rowAfter(at, step, rows)).toBe(to);
});
