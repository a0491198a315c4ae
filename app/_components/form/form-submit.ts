import type { ComponentProps, FormEvent } from 'react';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import type { SendOptions } from './send';

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
