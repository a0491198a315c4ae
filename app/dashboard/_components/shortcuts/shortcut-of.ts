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
  /** Another handler has used the event. */
  defaultPrevented: boolean;
  isTyping: boolean;
}

/** The shortcut for a key. None while typing, or with a modifier key, because browsers use those for their own shortcuts. */
export function shortcutOf(pressed: PressedKey): Shortcut | null {
  const { altKey, ctrlKey, metaKey, isComposing, defaultPrevented, isTyping } = pressed;
  if (altKey || ctrlKey || metaKey || isComposing || defaultPrevented || isTyping) return null;
  return Object.hasOwn(KEYS, pressed.key) ? (KEYS[pressed.key] ?? null) : null;
}

/** Returns the index of the next row. `at` is the focused row, or -1 if there is none. Stops at both ends. */
export function rowAfter(at: number, step: 1 | -1, rows: number): number {
  if (at < 0) return step === 1 ? 0 : rows - 1;
  return Math.min(Math.max(at + step, 0), rows - 1);
}
