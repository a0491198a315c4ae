const USES = ['pointerdown', 'keydown', 'focusin'] as const;
const PARTS = 'form, [aria-live], [role="status"], [role="alert"], [data-message]';

const isInPart = ({ target }: Event): boolean => target instanceof Element && target.closest(PARTS) !== null;

/**
 * Runs `work` after a delay. Any use of a form or a message pauses the delay; use of anything else resumes it
 * (docs/decisions/messages.md). Returns a function that cancels it.
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
