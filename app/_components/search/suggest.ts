/** Milliseconds after the last key press before suggestions are fetched. */
const REST_MS = 120;

const SHORTEST = 2;

/** While the visitor types, reports suggestions for the text in the field, until `left` is aborted. */
export function suggest(
  field: HTMLInputElement,
  tell: (texts: readonly string[]) => void,
  left: AbortSignal,
): void {
  let timer = 0;
  let asking = new AbortController();

  async function ask(q: string, signal: AbortSignal) {
    const answer = await fetch(`/api/internships/suggest?${new URLSearchParams({ q })}`, { signal });
    if (!answer.ok) return;
    const { suggestions } = (await answer.json()) as { suggestions: { text: string }[] };
    tell(suggestions.map(({ text }) => text));
  }

  function stop() {
    clearTimeout(timer);
    asking.abort();
  }

  function onInput() {
    const q = field.value.trim();
    stop();
    asking = new AbortController();
    const { signal } = asking;
    if (q.length >= SHORTEST)
      timer = window.setTimeout(() => void ask(q, signal).catch(() => undefined), REST_MS);
  }

  field.addEventListener('input', onInput, { signal: left });
  left.addEventListener('abort', stop);
  // The visitor may have started typing before this code loaded.
  if (field.value !== field.defaultValue) onInput();
}
