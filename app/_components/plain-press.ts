interface Press {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  /** Only mouse events have a button. */
  button?: number;
}

/** False if a modifier key or another mouse button requests a new tab, a new window or a browser shortcut. */
export const isPlainPress = ({ altKey, ctrlKey, metaKey, shiftKey, button = 0 }: Press): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
