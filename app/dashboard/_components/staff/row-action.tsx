'use client';

import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useRefresh } from '@/app/_components/use-refresh';
import { Button, type ButtonVariant } from '@/app/_components/button';
import { problemText } from '@/app/_components/form/problem-text';
import { send, type SendOptions, type Sent } from '@/app/_components/form/send';
import { useAnnounce } from './announcements';
import { useCloseMenu } from './row-menu';

interface Question {
  title: string;
  /** Paragraphs about the consequences. */
  body: readonly string[];
  yes: string;
}

export interface RowActionProps {
  label: string;
  /** The row's name, for screen readers. */
  of: string;
  path: string;
  method: SendOptions['method'];
  json?: unknown;
  /** Shown if a failure has no message. */
  fallback: string;
  variant?: ButtonVariant;
  confirm?: Question;
}

interface Answer {
  message: string;
}

interface ConfirmationProps extends Question {
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

/** An action in a row's menu. Its result appears above the table, which is then refreshed. */
export function RowAction({ label, of, variant = 'secondary', confirm, ...call }: RowActionProps) {
  const refresh = useRefresh();
  const announce = useAnnounce();
  const closeMenu = useCloseMenu();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  async function act() {
    setBusy(true);
    const { path, ...options } = call;
    const sent: Sent<Answer> = await send<Answer>(path, options);
    setBusy(false);
    dialog.current?.close();
    closeMenu();
    announce(
      sent.ok ? { tone: 'success', text: sent.body.message } : { tone: 'error', text: problemText(sent) },
    );
    refresh();
  }

  return (
    <>
      <Button variant={variant} disabled={busy} onClick={() => (confirm ? setAsking(true) : void act())}>
        {label}
        <span className="sr-only">{` ${of}`}</span>
      </Button>
      {confirm && asking && (
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
