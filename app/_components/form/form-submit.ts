import type { ComponentProps, FormEvent } from 'react';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import type { SendOptions } from './send';
import type { SendLater, Stopped } from './send-later';

export interface FormProblem {
  message: string;
  errors: Record<string, string>;
  status: number;
  /** The next step, unless the message names it. */
  advice?: string;
  /** Some errors are gone because their fields were edited. */
  edited?: boolean;
}

export interface FormSubmitOptions<Body> {
  action: string;
  method?: SendOptions['method'];
  /** `json` (default) sends the values, `multipart` sends the form itself, including files. */
  encode?: 'json' | 'multipart';
  /** Converts the form to JSON. Default: the value of every named control as a string. */
  values?: (form: FormData) => unknown;
  /** Converts the form to multipart data. Default: the form itself. */
  parts?: (form: FormData) => FormData;
  /** Checks the form before it is sent. Returns field → message; empty if valid. */
  validate?: (form: FormData) => Record<string, string>;
  /** Converts the response's errors to field → message, if their paths are not field names. */
  byField?: (errors: Record<string, string>) => Record<string, string>;
  /** Shown if a failure has no message, or if there was no response. */
  fallback?: string;
  /** Shown instead of `fallback` if there was no response. */
  noAnswer?: string;
  call?: SendOptions['call'];
  /** Keeps a call without a response and sends it later, which the form must show (`later-note.tsx`). Not for uploads. */
  later?: SendLater;
  outcome?: Pick<FormOutcome, 'ok' | 'status' | 'message' | 'errors' | 'advice'> | null;
  /**
   * Returns true if the page is about to be left, so that the form stays disabled. `hasWaited` if the call was sent later than the user
   * pressed the button.
   */
  onSuccess: (body: Body, form: HTMLFormElement, hasWaited: boolean) => unknown;
  /** Called after a failure, in addition to the form's own message. */
  onFailure?: (problem: FormProblem) => void;
}

/** A call that waits for a connection, or that the user stopped. */
export type Later = { stopped: false; stop: () => void } | Stopped;

export interface FormSubmit {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Attributes of a form that the browser can send without JavaScript. */
  native: Pick<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> & {
    ref: (form: HTMLFormElement | null) => void;
  };
  sending: boolean;
  problem: FormProblem | null;
  later: Later | null;
  clear: () => void;
}
