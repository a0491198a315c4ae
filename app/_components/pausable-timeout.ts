/** What somebody does who is still there. */
const USES = ['pointerdown', 'keydown', 'focusin'] as const;

/** A form, and a message: where somebody is at work, or reads. */
const PARTS = 'form, [aria-live], [role="status"], [role="alert"], [data-message]';

const isInPart = ({ target }: Event): boolean => target instanceof Element && target.closest(PARTS) !== null;

/**
 * Does something after some milliseconds. A press, a key or a focus in a form or on a message pauses the clock; one elsewhere lets it run
 * on with what was left (docs/decisions/messages.md). Gives what ends the waiting.
 */
export function pausableTimeout(milliseconds: number, work: () => void): () => void {
  const waiting = new AbortController();
  let left = milliseconds;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run() {
    if (timer !== undefined) return;
    since = performance.now();
    timer = setTimeout(() => {
      waiting.abort();
      work();
    }, left);
  }
  function pause() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (performance.now() - since));
  }

  run();
  for (const use of USES) {
    const onUse = (event: Event) => (isInPart(event) ? pause() : run());
    document.addEventListener(use, onUse, { capture: true, signal: waiting.signal });
  }
  return () => {
    pause();
    waiting.abort();
  };
}
