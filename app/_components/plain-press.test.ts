import { expect, test } from 'vitest';
import { isPlainPress } from './plain-press';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['the first button', { ...plain, button: 0 }, true],
  ['a key press', plain, true],
  ['the middle button', { ...plain, button: 1 }, false],
  ['with Ctrl', { ...plain, button: 0, ctrlKey: true }, false],
  ['with Command', { ...plain, metaKey: true }, false],
  ['with Shift', { ...plain, shiftKey: true }, false],
  ['with Alt', { ...plain, altKey: true }, false],
])('%s', (_, press, expected) => {
  expect(isPlainPress(press)).toBe(expected);
});
