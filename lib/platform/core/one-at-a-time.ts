/** Returns a function that runs `work`. Calls during a run share that run's result. */
export function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  return () => (current ??= work().finally(() => (current = undefined)));
}
