'use client';

import { useState, type ReactNode } from 'react';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { Button } from '../button';
import { Notice } from '../notice';
import { FormErrorSummary } from './form-error-summary';
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
  /** Renders the fields. Takes the typed values and the errors by field. */
  children: (typed: Texts, errors: Texts) => ReactNode;
}

/** A form for people without an account, which its success message replaces. */
export function PublicForm({ action, outcome, fallback, submit, children }: PublicFormProps) {
  const [done, setDone] = useState(outcome?.ok ? outcome.message : null);
  const { native, sending, problem } = useFormSubmit<{ message: string }>({
    action,
    outcome,
    fallback,
    onSuccess: ({ message }) => setDone(message),
  });
  if (done !== null) {
    return (
      <Notice tone="success" live>
        {done}
      </Notice>
    );
  }
  return (
    <form {...native} className="max-w-form grid gap-6">
      {problem && <FormErrorSummary {...problem} />}
      {children(outcome?.values ?? {}, problem?.errors ?? {})}
      <Trap />
      <div>
        <Button type="submit" disabled={sending}>
          {sending ? 'Sending…' : submit}
        </Button>
      </div>
    </form>
  );
}
