'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';
import { keepDraft, openDraft, settleDraft, type Draft } from './drafts';
import { draftOf, fillIn, isTyped } from './fill-in';

export interface KeepDraftProps {
  /** Which form of the page it is, where several are long. */
  name?: string;
  /** The page shows the answer to the form, or what was sent: what is kept is out of date. */
  answered?: boolean;
  /** The version of what the form changes: what was typed about another one is not filled in. */
  version?: string | undefined;
  /** What belongs to the draft besides the fields. */
  carried?: unknown;
  /** Told what belonged to a draft that is filled in again. */
  onRestore?: (carried: unknown) => void;
}

const isSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(one.fields) === JSON.stringify(other.fields);

function discard(name?: string): void {
  settleDraft(name);
  window.location.reload();
}

/** The words for the files that have to be chosen again. */
const filesText = (files: readonly string[]): string =>
  files.length === 0 ? '' : ` Please choose ${files.join(' and ')} again: browsers keep no files.`;

/**
 * Keeps what is typed into the form around it while the tab is open, also through the end of the session, and fills it in again when
 * the page is opened the next time.
 */
export function KeepDraft({ name, answered = false, version, carried, onRestore }: KeepDraftProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [restored, setRestored] = useState<Draft | null>(null);
  const restore = useEffectEvent((form: HTMLFormElement): boolean => {
    if (answered) settleDraft(name);
    const draft = openDraft(name);
    if (!draft || draft.version !== version) return false;
    if (draft.files.length === 0 && isSame(draft, draftOf(form))) return true;
    fillIn(form, draft);
    // Some fields are there only once others are filled.
    setTimeout(() => fillIn(form, draft));
    setRestored(draft);
    onRestore?.(draft.carried);
    return true;
  });
  const keep = useEffectEvent((form: HTMLFormElement) =>
    keepDraft({ ...draftOf(form), version, carried }, name),
  );

  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    let isEdited = restore(form);
    const onEdit = () => {
      isEdited = true;
    };
    const onLeave = () => {
      if (isEdited || isTyped(form)) keep(form);
    };
    form.addEventListener('input', onEdit);
    form.addEventListener('change', onEdit);
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      form.removeEventListener('input', onEdit);
      form.removeEventListener('change', onEdit);
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
    };
  }, []);

  return (
    <div ref={mark} role="status" className="empty:hidden">
      {restored && (
        <Notice title="What you had typed is back">
          <p>It was not sent.{filesText(restored.files)}</p>
          <Button variant="link" size="small" onClick={() => discard(name)} className="px-0">
            Discard it
          </Button>
        </Notice>
      )}
    </div>
  );
}
