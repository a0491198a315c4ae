'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type FormEvent, type ReactNode } from 'react';

export interface RefineInPlaceProps {
  /** What the address says of each field. */
  values: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** The form of a search. With script a choice takes effect at once and the page stays where it is; without, the button sends it. */
export function RefineInPlace({ values, children }: RefineInPlaceProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [busy, startRefining] = useTransition();
  const said = JSON.stringify(values);
  const shown = useRef(said);

  // Going back changes the address; the fields follow. What was typed before there was script stays.
  useEffect(() => {
    if (shown.current === said) return;
    shown.current = said;
    const now = JSON.parse(said) as Record<string, string>;
    for (const field of form.current?.elements ?? []) {
      const isHidden = field instanceof HTMLInputElement && field.type === 'hidden';
      if (isHidden) continue;
      if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement)
        field.value = now[field.name] ?? '';
    }
  }, [said]);

  function refine() {
    if (!form.current) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (value !== '') query.append(name, String(value));
    if (query.size === 0) query.set('q', '');
    startRefining(() => router.push(`/internships?${query}`, { scroll: false }));
  }

  return (
    <form
      ref={form}
      action="/internships"
      role="search"
      aria-label="Internships"
      aria-busy={busy}
      className="grid gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        refine();
      }}
      onChange={({ target }) => target instanceof HTMLSelectElement && refine()}
    >
      {children}
    </form>
  );
}
