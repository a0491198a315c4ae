const LOOK_EVERY_MS = 20;

/** Maximum milliseconds until the service responds again after its dependencies are back. */
export const BACK_WITHIN_MS = 5_000;

/** Polls every `everyMs` milliseconds until a check passes. Rethrows the last error after the timeout. */
export async function eventually(
  look: () => Promise<void> | void,
  timeout = 60_000,
  everyMs = LOOK_EVERY_MS,
): Promise<void> {
  const until = Date.now() + timeout;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

export const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** Returns how many milliseconds pass until an address returns 200. */
export async function timeUntilWell(url: string): Promise<number> {
  const since = performance.now();
  await eventually(async () => {
    const status = await statusOf(url);
    if (status !== 200) throw new Error(`${url} answers ${status}`);
  });
  return Math.round(performance.now() - since);
}

/** Prints a measurement of a test to the terminal. */
export const report = (line: string): void => void process.stderr.write(`${line}\n`);
