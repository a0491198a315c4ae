interface Press {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  /** Of the mouse; keys have none. */
  button?: number;
}

/** A press that asks for nothing but what stands there: not for a new tab or window, nor for a shortcut of the browser. */
export const isPlainPress = ({ altKey, ctrlKey, metaKey, shiftKey, button = 0 }: Press): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
