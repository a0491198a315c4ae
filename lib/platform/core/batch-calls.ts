const MOST = 200;

/**
 * Batches concurrent items with the same key: while `work` runs for a key, further items (at most 200) wait for its next call. The
 * returned function takes a key and an item; its promise settles with the call that included the item. Use it if concurrent calls
 * would conflict in the database.
 */
export function together<T>(
  work: (key: string, items: readonly T[]) => Promise<void>,
): (key: string, item: T) => Promise<void> {
  /** The last call for each key: running, or waiting with its items. */
  const last = new Map<string, { items: T[]; isOpen: boolean; done: Promise<void> }>();
  return (key, item) => {
    const before = last.get(key);
    if (before?.isOpen && before.items.length < MOST) {
      before.items.push(item);
      return before.done;
    }
    const items = [item];
    const start = async () => {
      await before?.done.catch(() => undefined);
      call.isOpen = false;
      try {
        await work(key, items);
      } finally {
        if (last.get(key) === call) last.delete(key);
      }
    };
    const call = { items, isOpen: true, done: Promise.resolve() };
    call.done = Promise.resolve().then(start);
    last.set(key, call);
    return call.done;
  };
}
