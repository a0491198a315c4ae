/** Milliseconds that the yardstick takes on an ordinary core. */
const YARDSTICK_MS = 8;

/** Returns the processor time that this process has used, in milliseconds. */
export const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Returns how many milliseconds of processor time a fixed amount of text processing takes. */
export function yardstick(): number {
  const text = 'Cow 12 has a bell, na ngombe 7 hana kengele. '.repeat(8_000);
  const began = processorMs();
  const counts = new Map<string, number>();
  for (const word of text.split(' ')) {
    const plain = word.toLowerCase().replace(/[^\p{L}\d]/gu, '');
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
  if (counts.get('cow') !== 8_000) throw new Error('The yardstick did something else.');
  return processorMs() - began;
}

/** Returns how many times longer this core takes for the yardstick than an ordinary one, and at least 1. */
export const slowness = (...yardsticks: readonly number[]): number =>
  Math.max(1, Math.min(...yardsticks) / YARDSTICK_MS);
