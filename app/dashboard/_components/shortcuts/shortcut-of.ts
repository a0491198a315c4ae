/** What a single key does on the dashboard. */
export type Shortcut = 'search' | 'nextRow' | 'previousRow' | 'help';

const KEYS: Readonly<Record<string, Shortcut>> = {
  '/': 'search',
  j: 'nextRow',
  k: 'previousRow',
  '?': 'help',
};

/** A key that was pressed, and where. */
export interface PressedKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
  /** Something before us has used it. */
  defaultPrevented: boolean;
  /** The focus stands in something that takes letters. */
  isTyping: boolean;
}

/** The shortcut of a key, if it is one: never while typing, and never with a modifier, which the browser's own shortcuts have. */
export function shortcutOf(pressed: PressedKey): Shortcut | null {
  const { altKey, ctrlKey, metaKey, isComposing, defaultPrevented, isTyping } = pressed;
  if (altKey || ctrlKey || metaKey || isComposing || defaultPrevented || isTyping) return null;
  return Object.hasOwn(KEYS, pressed.key) ? (KEYS[pressed.key] ?? null) : null;
}

/** The row to go to from the one that has the focus (-1: none). The list has two ends. */
export function rowAfter(at: number, step: 1 | -1, rows: number): number {
  if (at < 0) return step === 1 ? 0 : rows - 1;
  return Math.min(Math.max(at + step, 0), rows - 1);
}
