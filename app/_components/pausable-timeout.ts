/** What somebody does who is still there. */
const USES = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Does something after some milliseconds, unless somebody uses the page meanwhile: a press, a key or a focus stops the clock for good.
 * Gives what ends the waiting.
 */
export function whenUntouched(milliseconds: number, work: () => void): () => void {
  const waiting = new AbortController();
  const timer = setTimeout(() => {
    waiting.abort();
    work();
  }, milliseconds);
  const stop = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  for (const use of USES) document.addEventListener(use, stop, { capture: true, signal: waiting.signal });
  return stop;
}
