'use client';

import { useEffect, useRef } from 'react';

/** Opens the closed steps around a field of the form that gets a restored value, or that the browser rejects. */
export function OpenFolds() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const open = ({ target }: Event) => {
      let fold = target instanceof Element ? target.closest('details') : null;
      while (fold) {
        fold.open = true;
        fold = fold.parentElement?.closest('details') ?? null;
      }
    };
    const kinds = ['invalid', 'input', 'change'];
    // `invalid` does not bubble.
    for (const kind of kinds) form.addEventListener(kind, open, true);
    return () => {
      for (const kind of kinds) form.removeEventListener(kind, open, true);
    };
  }, []);
  return <span ref={mark} hidden />;
}
