'use client';

import { useEffect, useId, useRef, useState, type MouseEvent, type RefObject, type SubmitEvent } from 'react';
import { useRefresh } from '@/app/_components/use-refresh';
import { Button } from '@/app/_components/button';
import { problemText } from '@/app/_components/form/problem-text';
import { send, type Sent } from '@/app/_components/form/send';
import { isPlainPress } from '@/app/_components/plain-press';
import { useAnnounce } from './announcements';
import { askHref, CallFields, type RowCall } from './row-call';
import { useCloseMenu } from './row-menu';

interface RowActionProps extends RowCall {
  id: string;
  /** The address of the list. */
  list: string;
}

interface Answer {
  message: string;
}

interface ConfirmationProps extends Omit<NonNullable<RowCall['confirm']>, 'ask'> {
  dialog: RefObject<HTMLDialogElement | null>;
  busy: boolean;
  onYes: () => void;
  onClose: () => void;
}

function Confirmation({ dialog, title, body, yes, busy, onYes, onClose }: ConfirmationProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const described = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    cancel.current?.focus();
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      aria-describedby={described}
      className="confirm"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p className="font-display text-lead font-semibold">{title}</p>
        <div id={described} className="text-muted grid gap-2">
          {body.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" disabled={busy} onClick={onYes}>
            {busy ? 'One moment…' : yes}
          </Button>
          <Button variant="secondary" ref={cancel} onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/**
 * An action in a row's menu. Its result appears above the table, which is then refreshed. Without JavaScript, it is a form, or a link to
 * the question before it.
 */
export function RowAction({ id, list, ...action }: RowActionProps) {
  const { label, of, variant = 'secondary', confirm, path, formPath = path, method, json, fallback } = action;
  const refresh = useRefresh();
  const announce = useAnnounce();
  const closeMenu = useCloseMenu();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  async function act() {
    setBusy(true);
    const sent: Sent<Answer> = await send<Answer>(path, { method, json, fallback });
    setBusy(false);
    dialog.current?.close();
    closeMenu();
    announce(
      sent.ok ? { tone: 'success', text: sent.body.message } : { tone: 'error', text: problemText(sent) },
    );
    refresh();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void act();
  }

  function ask(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    setAsking(true);
  }

  const name = (
    <>
      {label}
      <span className="sr-only">{` ${of}`}</span>
    </>
  );
  if (!confirm)
    return (
      <form method="post" action={formPath} onSubmit={submit} className="contents">
        <CallFields json={json} list={list} />
        <Button type="submit" variant={variant} disabled={busy}>
          {name}
        </Button>
      </form>
    );
  return (
    <>
      <Button href={askHref(list, confirm.ask, id)} variant={variant} onClick={ask}>
        {name}
      </Button>
      {asking && (
        <Confirmation
          {...confirm}
          dialog={dialog}
          busy={busy}
          onYes={() => void act()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
