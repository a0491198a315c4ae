'use client';

import { useEffect, useState } from 'react';

/** Milliseconds of rest after a letter until suggestions are asked for. */
const REST_MS = 120;

const SHORTEST = 2;

/** What a search may become, under its field while it is typed. Without script, and where an answer fails, the field is a plain one. */
export function Suggestions({ id }: { id: string }) {
  const [texts, setTexts] = useState<readonly string[]>([]);

  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`input[list="${id}"]`);
    if (!field) return;
    let timer = 0;
    let asking = new AbortController();

    async function ask(q: string, signal: AbortSignal) {
      const answer = await fetch(`/api/internships/suggest?${new URLSearchParams({ q })}`, { signal });
      if (!answer.ok) return;
      const { suggestions } = (await answer.json()) as { suggestions: { text: string }[] };
      setTexts(suggestions.map(({ text }) => text));
    }

    function onInput() {
      const q = field?.value.trim() ?? '';
      clearTimeout(timer);
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      if (q.length >= SHORTEST)
        timer = window.setTimeout(() => void ask(q, signal).catch(() => undefined), REST_MS);
    }

    field.addEventListener('input', onInput);
    // Somebody may have begun before there was script.
    if (document.activeElement === field) onInput();
    return () => {
      clearTimeout(timer);
      asking.abort();
      field.removeEventListener('input', onInput);
    };
  }, [id]);

  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}
