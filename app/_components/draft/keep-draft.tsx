'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';
import { keepDraft, openDraft, settleDraft, type Draft } from './drafts';
import { draftOf, fillIn, isTyped } from './fill-in';

export interface KeepDraftProps {
  /** The form's name, if the page has several long forms. */
  name?: string;
  /** The page shows the result of the form or its saved values, so the draft is outdated. */
  answered?: boolean;
  /** The version of the edited record. A draft based on another version is not restored. */
  version?: string | undefined;
  carried?: unknown;
  onRestore?: (carried: unknown) => void;
}

const isSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(one.fields) === JSON.stringify(other.fields);

function discard(name?: string): void {
  settleDraft(name);
  window.location.reload();
}

const filesText = (files: readonly string[]): string =>
  files.length === 0 ? '' : ` Please choose ${files.join(' and ')} again: browsers don’t keep files.`;

/** Stores what is typed into the surrounding form, even beyond the session, and restores it when the page is reopened. */
export function KeepDraft({ name, answered = false, version, carried, onRestore }: KeepDraftProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [restored, setRestored] = useState<Draft | null>(null);
  const restore = useEffectEvent((form: HTMLFormElement): boolean => {
    if (answered) settleDraft(name);
    const draft = openDraft(name);
    if (!draft || draft.version !== version) return false;
    if (draft.files.length === 0 && isSame(draft, draftOf(form))) return true;
    fillIn(form, draft);
    // Some fields appear only once others are filled.
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
        <Notice title="We kept what you typed">
          <p>You haven’t sent it.{filesText(restored.files)}</p>
          <Button variant="link" size="small" onClick={() => discard(name)} className="px-0">
            Discard it
          </Button>
        </Notice>
      )}
    </div>
  );
}
