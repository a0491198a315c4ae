'use client';

import { useState, type ReactNode } from 'react';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { Button } from '../button';
import { Notice } from '../notice';
import { FormErrorSummary } from './form-error-summary';
import { DontSend, isWaiting, LaterNote } from './later-note';
import type { SendLater } from './send-later';
import { sentAt } from './sent-at';
import { Trap } from './trap';
import { useFormSubmit } from './use-form-submit';

type Texts = Readonly<Record<string, string | undefined>>;

interface PublicFormProps {
  action: string;
  /** The result, if the form was sent without JavaScript. */
  outcome: FormOutcome | null;
  /** The message if the service gives no reason for a failure. */
  fallback: string;
  submit: string;
  /** Sends the form later if there is no connection. Its fields then need a name, which only screen readers have. */
  later?: { send: SendLater; legend: string };
  /** Renders the fields. Takes the typed values and the errors by field. */
  children: (typed: Texts, errors: Texts) => ReactNode;
}

/** A form for people without an account, which its success message replaces. */
export function PublicForm({ action, outcome, fallback, submit, later: waits, children }: PublicFormProps) {
  const [done, setDone] = useState(outcome?.ok ? outcome.message : null);
  const { native, sending, problem, later } = useFormSubmit<{ message: string }>({
    action,
    outcome,
    fallback,
    ...(waits && { later: waits.send }),
    onSuccess: ({ message }, _, hasWaited) => setDone(hasWaited ? `${sentAt()} ${message}` : message),
  });
  if (done !== null) {
    return (
      <Notice tone="success" live>
        {done}
      </Notice>
    );
  }
  const fields = (
    <>
      {children(outcome?.values ?? {}, problem?.errors ?? {})}
      <Trap />
    </>
  );
  return (
    <form {...native} className="max-w-form grid gap-6">
      {problem && <FormErrorSummary {...problem} />}
      {waits ? (
        <fieldset disabled={isWaiting(later)} className="grid min-w-0 gap-6">
          <legend className="sr-only">{waits.legend}</legend>
          {fields}
        </fieldset>
      ) : (
        fields
      )}
      <LaterNote later={later} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={sending}>
          {isWaiting(later) ? 'Waiting to send…' : sending ? 'Sending…' : submit}
        </Button>
        <DontSend later={later} />
      </div>
    </form>
  );
}
