/** Waits for `work`, and for at least `milliseconds`, so that the duration reveals nothing about the work. */
export async function takeAtLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([
    work,
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** Longer than these requests normally take. */
export const QUIET_MS = 150;
