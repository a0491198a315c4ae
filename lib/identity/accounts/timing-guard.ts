/** Waits for `work`, and at least `milliseconds`, so that the duration reveals nothing about the work. */
export async function takeAtLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([
    work,
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** Longer than the writes of these answers normally take. */
export const QUIET_MS = 150;
