import type { RefObject } from 'react';
import { KEY_FIELD } from '@/lib/platform/core/idempotency-key-names';
import { formKeys } from './form-key';
import { send } from './send';
import type { FormProblem, FormSubmitOptions, Later } from './form-submit';
import type { Stopped } from './send-later';
import type { Call } from './call-with-progress';

const FIX_ERRORS = 'Please fix the errors in the form to continue';

export type Keys = ReturnType<typeof formKeys> | undefined;

export interface Delivery<Body> {
  options: FormSubmitOptions<Body>;
  keys: RefObject<Keys>;
  /** Called when the form is valid and about to be sent. */
  onSending: () => void;
  /** Called while the form waits for a connection. */
  onLater: (later: Later) => void;
}

/** `sent` is false if the form was invalid. */
export type Delivered<Body> =
  { ok: true; body: Body; hasWaited: boolean } | { ok: false; sent: boolean; problem: FormProblem } | Stopped;

export type Deliver = <Body>(form: HTMLFormElement, delivery: Delivery<Body>) => Promise<Delivered<Body>>;

const problemOf = (errors: Record<string, string>): FormProblem => {
  const [first, ...others] = Object.values(errors).flatMap((lines) => lines.split('\n'));
  return { message: first && others.length === 0 ? first : FIX_ERRORS, errors, status: 422 };
};

export async function deliver<Body>(
  form: HTMLFormElement,
  { options, keys, onSending, onLater }: Delivery<Body>,
): Promise<Delivered<Body>> {
  const data = new FormData(form);
  const pageKey = String(data.get(KEY_FIELD) ?? '');
  data.delete(KEY_FIELD);
  const errors = options.validate?.(data) ?? {};
  if (Object.keys(errors).length > 0) return { ok: false, sent: false, problem: problemOf(errors) };
  onSending();
  const {
    action,
    method,
    fallback,
    noAnswer,
    call,
    later,
    encode,
    parts,
    values = Object.fromEntries<FormDataEntryValue>,
  } = options;
  const payload = encode === 'multipart' ? { form: parts?.(data) ?? data } : { json: values(data) };
  keys.current ??= formKeys();
  const key = keys.current.keyFor(payload, pageKey);
  const attempt = (by?: Call) =>
    send<Body>(action, { method, fallback, noAnswer, call: by, key, ...payload });
  const stop = new AbortController();
  let hasWaited = false;
  const onWaiting = () => {
    hasWaited = true;
    onLater({ stopped: false, stop: () => stop.abort() });
  };
  const sent = await (later ? later(attempt, { call, signal: stop.signal, onWaiting }) : attempt(call));
  if ('stopped' in sent) return sent;
  if (sent.ok) return { ok: true, body: sent.body, hasWaited };
  const { message, status, advice } = sent;
  const problem = { message, errors: options.byField?.(sent.errors) ?? sent.errors, status, advice };
  return { ok: false, sent: true, problem };
}
