'use client';

import { useRef, useState, type Dispatch, type FormEvent, type SetStateAction } from 'react';
import type { Deliver, Keys } from './deliver';
import type { FormProblem, FormSubmit, FormSubmitOptions, Later } from './form-submit';
import { withoutField } from './without-field';

/** Turns off the browser's validation, because the page validates with its own messages. Clears a field's error once it is edited. */
function prepare(form: HTMLFormElement | null, setProblem: Dispatch<SetStateAction<FormProblem | null>>) {
  if (!form) return;
  form.noValidate = true;
  form.oninput = ({ target }) =>
    setProblem((now) => now && withoutField(now, (target as HTMLInputElement).name));
}

/** Sends a form with the code that `deliverOf` loads. A second click while sending has no effect. */
export function useDelivery<Body>(
  options: FormSubmitOptions<Body>,
  deliverOf: () => Deliver | Promise<Deliver>,
): FormSubmit {
  const [sending, setSending] = useState(false);
  const { outcome } = options;
  const [problem, setProblem] = useState<FormProblem | null>(outcome && !outcome.ok ? outcome : null);
  const [later, setLater] = useState<Later | null>(null);
  const busy = useRef(false);
  const keys = useRef<Keys>(undefined);

  async function submit(form: HTMLFormElement) {
    prepare(form, setProblem);
    busy.current = true;
    const code = deliverOf();
    if (code instanceof Promise) setSending(true);
    const deliver = await code;
    const delivered = await deliver(form, {
      options,
      keys,
      onSending: () => {
        setSending(true);
        setLater(null);
      },
      onLater: (now) => {
        setProblem(null);
        setLater(now);
      },
    });
    const isStopped = 'stopped' in delivered;
    busy.current =
      !isStopped && delivered.ok && options.onSuccess(delivered.body, form, delivered.hasWaited) === true;
    setSending(busy.current);
    setLater(isStopped ? delivered : null);
    if (isStopped) return;
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
    later,
    clear: () => setProblem(null),
    onSubmit,
    native: { method: 'post', action: options.action, onSubmit, ref: (form) => prepare(form, setProblem) },
  };
}
