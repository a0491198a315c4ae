export interface Paced {
  /** Tasks started on time. */
  begun: number;
  /** Tasks not started because too many were in progress: the service or this machine could not keep up. */
  left: number;
}

/** Maximum tasks in progress. If there are more, the service cannot keep up. */
const MAX_UNDER_WAY = 300;
const TICK_MS = 5;

/**
 * Starts tasks at a constant rate, however long they take, like independent visitors. `rate` is the number of
 * tasks per second. `work` must not throw. Resolves when all are done.
 */
export async function paced(rate: number, seconds: number, work: () => Promise<void>): Promise<Paced> {
  const began = performance.now();
  const total = Math.round(rate * seconds);
  const underWay = new Set<Promise<void>>();
  const result: Paced = { begun: 0, left: 0 };
  const begin = () => {
    if (underWay.size >= MAX_UNDER_WAY) {
      result.left += 1;
      return;
    }
    result.begun += 1;
    const one = work().finally(() => underWay.delete(one));
    underWay.add(one);
  };
  while (result.begun + result.left < total) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * rate) + 1);
    while (result.begun + result.left < due) begin();
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(underWay);
  return result;
}
