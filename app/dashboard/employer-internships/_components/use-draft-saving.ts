'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { draftParts } from './submission-parts';

/** Milliseconds without typing before a draft is saved. */
const PAUSE_MS = 2_000;

export interface DraftSaving {
  /** For the form's onInput. */
  touch: (event: FormEvent<HTMLFormElement>) => void;
  /** Call it once the form has been sent: nothing is saved until the next edit. */
  stop: () => void;
  /** When this page last saved the draft. */
  savedAt: Date | null;
}

/** Saves a submission draft shortly after the last key press, and when the page is left. */
export function useDraftSaving(about: string): DraftSaving {
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const waiting = useRef<{ form: HTMLFormElement; timer: number } | null>(null);

  async function save(keepalive: boolean) {
    if (!waiting.current) return;
    const { form, timer } = waiting.current;
    window.clearTimeout(timer);
    waiting.current = null;
    // A failed save loses nothing: the form still has the text, and the next key press retries.
    const answer = await fetch(`/api/employer/drafts/${about}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(draftParts(new FormData(form))),
      keepalive,
    }).catch(() => null);
    if (answer?.ok) setSavedAt(new Date());
  }

  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const leave = () => void latest.current(true);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  function stop() {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = null;
  }

  return {
    savedAt,
    stop,
    touch: ({ currentTarget: form }) => {
      stop();
      waiting.current = { form, timer: window.setTimeout(() => void latest.current(false), PAUSE_MS) };
    },
  };
}
