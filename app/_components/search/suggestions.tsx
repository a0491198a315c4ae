'use client';

import { useEffect, useState } from 'react';

/** Suggestions below the search field, which also works if JavaScript is off or a request fails. */
export function Suggestions({ id }: { id: string }) {
  const [texts, setTexts] = useState<readonly string[]>([]);

  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`input[list="${id}"]`);
    if (!field) return;
    const left = new AbortController();
    const begin = () =>
      void import('./suggest').then(
        ({ suggest }) => left.signal.aborted || suggest(field, setTexts, left.signal),
        () => undefined,
      );
    if (document.activeElement === field) begin();
    else field.addEventListener('focus', begin, { once: true, signal: left.signal });
    return () => left.abort();
  }, [id]);

  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}
