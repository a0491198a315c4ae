'use client';

import {
  useRef,
  useState,
  type ComponentProps,
  type Dispatch,
  type FormEvent,
  type SetStateAction,
} from 'react';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import type { Deliver, Keys } from './deliver';
import type { SendOptions } from './send';
import { withoutField } from './without-field';

export interface FormProblem {
  message: string;
  /** Field → message. */
  errors: Record<string, string>;
  status: number;
  /** What to do, where the message does not say it. */
  advice?: string;
  /** Some of its errors are gone, because their fields were edited. */
  edited?: boolean;
}

export interface FormSubmitOptions<Body> {
  /** Where it goes: /api/… */
  action: string;
  method?: SendOptions['method'];
  /** `json` (default) sends the values, `multipart` the form as it is, files included. */
  encode?: 'json' | 'multipart';
  /** Converts the form into the JSON to send; default: every named control as text. */
  values?: (form: FormData) => unknown;
  /** Converts the form into the multipart data to send; default: the form itself. */
  parts?: (form: FormData) => FormData;
  /** Looks at the form before it is sent; gives field → message, empty when all is well. */
  validate?: (form: FormData) => Record<string, string>;
  /** Converts the errors of the answer into field → message, if their paths are not field names. */
  byField?: (errors: Record<string, string>) => Record<string, string>;
  /** Shown when the failure carries no message, and when no answer came. */
  fallback?: string;
  /** The message if no answer came, if it is a special one. */
  noAnswer?: string;
  /** What makes the call, for a form that shows its progress. */
  call?: SendOptions['call'];
  /** The outcome of a form that the browser sent without script. */
  outcome?: Pick<FormOutcome, 'ok' | 'status' | 'message' | 'errors' | 'advice'> | null;
  /** Gives true where the page is being left: nothing can be sent any more. */
  onSuccess: (body: Body, form: HTMLFormElement) => unknown;
  /** Called if the call fails, besides the form's own message. */
  onFailure?: (problem: FormProblem) => void;
}

export interface FormSubmit {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** For a form that the browser can send by itself where there is no script: attributes of the form. */
  native: Pick<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> & {
    ref: (form: HTMLFormElement | null) => void;
  };
  /** Disable the button while this is true. */
  sending: boolean;
  /** The errors, for FormErrorSummary and the fields. */
  problem: FormProblem | null;
  /** Takes the problem away. */
  clear: () => void;
}

/**
 * The browser checks the fields itself only where there is no script to do it in our words; the error of a field goes once the
 * field is edited.
 */
function prepare(form: HTMLFormElement | null, setProblem: Dispatch<SetStateAction<FormProblem | null>>) {
  if (!form) return;
  form.noValidate = true;
  form.oninput = ({ target }) =>
    setProblem((now) => now && withoutField(now, (target as HTMLInputElement).name));
}

/**
 * Sends a form by the code that `deliverOf` gives, and keeps the answer. After an error, the focus goes to the error summary, if the page has
 * one; a second click while sending does nothing.
 */
export function useDelivery<Body>(
  options: FormSubmitOptions<Body>,
  deliverOf: () => Deliver | Promise<Deliver>,
): FormSubmit {
  const [sending, setSending] = useState(false);
  const { outcome } = options;
  const [problem, setProblem] = useState<FormProblem | null>(outcome && !outcome.ok ? outcome : null);
  const busy = useRef(false);
  const keys = useRef<Keys>(undefined);

  async function submit(form: HTMLFormElement) {
    prepare(form, setProblem);
    busy.current = true;
    const code = deliverOf();
    if (code instanceof Promise) setSending(true);
    const deliver = await code;
    const delivered = await deliver(form, { options, keys, onSending: () => setSending(true) });
    busy.current = delivered.ok && options.onSuccess(delivered.body, form) === true;
    setSending(busy.current);
    if (delivered.ok) {
      if (!busy.current) keys.current?.forget();
      return setProblem(null);
    }
    setProblem(delivered.problem);
    if (delivered.sent) options.onFailure?.(delivered.problem);
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy.current) void submit(event.currentTarget);
  };
  return {
    sending,
    problem,
    clear: () => setProblem(null),
    onSubmit,
    native: { method: 'post', action: options.action, onSubmit, ref: (form) => prepare(form, setProblem) },
  };
}
