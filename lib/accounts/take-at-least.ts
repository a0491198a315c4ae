/** Waits for `work`, but never answers before `milliseconds` are over: how long it took tells nothing about what it did. */
export async function takeAtLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([
    work,
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** Longer than the writes behind any of these answers take when all is well. */
export const QUIET_MS = 150;
