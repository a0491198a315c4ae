export type Shortcut = 'search' | 'nextRow' | 'previousRow' | 'help';

const KEYS: Readonly<Record<string, Shortcut>> = {
  '/': 'search',
  j: 'nextRow',
  k: 'previousRow',
  '?': 'help',
};

export interface PressedKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
  /** Another handler has used it. */
  defaultPrevented: boolean;
  isTyping: boolean;
}

/** The shortcut for a key: never while typing or with a modifier, which is for the browser's shortcuts. */
export function shortcutOf(pressed: PressedKey): Shortcut | null {
  const { altKey, ctrlKey, metaKey, isComposing, defaultPrevented, isTyping } = pressed;
  if (altKey || ctrlKey || metaKey || isComposing || defaultPrevented || isTyping) return null;
  return Object.hasOwn(KEYS, pressed.key) ? (KEYS[pressed.key] ?? null) : null;
}

/** The next row from the focused one (-1: none). Stops at both ends. */
export function rowAfter(at: number, step: 1 | -1, rows: number): number {
  if (at < 0) return step === 1 ? 0 : rows - 1;
  return Math.min(Math.max(at + step, 0), rows - 1);
}
