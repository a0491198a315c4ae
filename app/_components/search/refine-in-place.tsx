'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type FormEvent, type ReactNode } from 'react';
import { isWide } from '../is-wide';

export interface RefineInPlaceProps {
  /** Field name → its values in the address, in order. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Whether choices in the sheet wait for its button, because the search leads to another page. */
  waitsForButton: boolean;
  children: ReactNode;
}

/**
 * With JavaScript, a choice takes effect immediately. By keyboard, it takes effect on blur or Enter, because each arrow key changes the
 * value. React may learn of a choice made before the script loaded only after the field has lost the focus. Filters that are a sheet close
 * with Escape, and when the form is sent.
 */
export function RefineInPlace({ values, waitsForButton, children }: RefineInPlaceProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [busy, startRefining] = useTransition();
  const said = JSON.stringify(values);
  const shown = useRef(said);
  const byKeyboard = useRef<boolean>(null);
  const waits = useRef(false);
  /** The search on its way, which a second press does not send again. */
  const asked = useRef('');

  // On Back, the fields are set from the address. On load, text typed before the script loaded is kept.
  useEffect(() => {
    if (shown.current === said) return;
    shown.current = said;
    const now = JSON.parse(said) as Record<string, string[]>;
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement)
        field.value = now[field.name]?.shift() ?? '';
  }, [said]);

  function refine() {
    waits.current = false;
    if (!waitsForButton || !openSheet()) send();
  }

  function send() {
    if (!form.current) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (value !== '') query.append(name, String(value));
    if (query.size === 0) query.set('q', '');
    const address = `/internships?${query}`;
    if (address === (busy ? asked.current : window.location.pathname + window.location.search)) return;
    asked.current = address;
    startRefining(() => router.push(address, { scroll: false }));
  }

  const openSheet = () => (isWide() ? null : form.current?.querySelector('details[open]'));

  /** Returns the focus to the control that opened the filters. */
  function closeSheet() {
    const sheet = openSheet();
    if (!sheet) return;
    sheet.removeAttribute('open');
    sheet.querySelector('summary')?.focus();
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
        send();
        closeSheet();
      }}
      onPointerDown={() => (byKeyboard.current = false)}
      onKeyDown={({ key, target }) => {
        byKeyboard.current = true;
        if (key === 'Escape') closeSheet();
        if (key === 'Enter' && waits.current && target instanceof HTMLSelectElement) refine();
      }}
      onChange={({ target }) => {
        if (!(target instanceof HTMLSelectElement)) return;
        if (target.matches(':focus') && (byKeyboard.current ?? target.matches(':focus-visible')))
          waits.current = true;
        else refine();
      }}
      onBlur={() => waits.current && refine()}
    >
      {children}
    </form>
  );
}
