'use client';

import { useMemo, useState } from 'react';
import { Button } from '@/app/_components/button';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { send, type SendOptions } from '@/app/_components/form/send';
import { useFormSubmit, type FormProblem } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import type { PublicInternship } from '@/lib/internships/mapper';
import { useSuccess, type SuccessTimes } from '../_components/office/use-success';
import { useUnsavedGuard } from '../_components/office/use-unsaved-guard';
import { errorsByControl, named, valuesOf, type Draft } from './draft';
import { InternshipFields } from './internship-fields';
import { StaleNotice } from './stale-notice';

const FIX_ERRORS = 'Please fix the errors in the form to continue';
const CONFLICT = 409;

export interface InternshipFormProps {
  /** What the form begins with. */
  draft: Draft;
  /** The listing as it was read, where one is changed: a change by somebody else since then is not overwritten. */
  read?: PublicInternship;
  action: string;
  method: SendOptions['method'];
  /** Shown when the failure carries no message. */
  fallback: string;
  button: string;
  times: SuccessTimes;
  /** The words of the way back to the list. */
  back: string;
}

/** After a refusal, what the listing is now; null where that is not what was wrong. */
async function currentOf(problem: FormProblem, read: PublicInternship | undefined) {
  if (!read || problem.status !== CONFLICT) return null;
  const sent = await send<{ internship: PublicInternship }>(`/api/internships/${read._id}`, {
    method: 'GET',
  });
  return sent.ok ? sent.body.internship : null;
}

/** Every field of a listing, to create one, change one or complete a submission. */
export function InternshipForm(props: InternshipFormProps) {
  const { draft, read, action, method, fallback, button, times, back } = props;
  const [base, setBase] = useState(read);
  const [current, setCurrent] = useState<PublicInternship | null>(null);
  const { success, isDone, succeed } = useSuccess(times);
  const { touch, settle } = useUnsavedGuard();
  const { onSubmit, sending, problem, clear } = useFormSubmit<{ message: string }>({
    action,
    method,
    fallback,
    values: (form) => ({ ...valuesOf(form, draft), ...(base && { updatedAt: base.updatedAt }) }),
    onFailure: (failed) => void currentOf(failed, base).then(setCurrent),
    onSuccess: ({ message }) => {
      settle();
      succeed(message);
    },
  });
  const errors = useMemo(() => errorsByControl(problem?.errors ?? {}), [problem]);
  const summary = useMemo(() => named(errors), [errors]);
  const message = Object.keys(errors).length > 1 ? FIX_ERRORS : problem?.message;
  return (
    <form onSubmit={onSubmit} onChange={touch} noValidate className="max-w-text grid gap-8">
      {message !== undefined && <FormErrorSummary message={message} errors={summary} />}
      {current && base && (
        <StaleNotice
          before={base}
          now={current}
          onKeepMine={() => {
            setBase(current);
            setCurrent(null);
            clear();
          }}
        />
      )}
      <InternshipFields draft={draft} errors={errors} />
      <div aria-live="polite" className="contents">
        {success !== null && <Notice tone="success">{success}</Notice>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={sending || isDone}>
          {sending ? 'One moment…' : button}
        </Button>
        <Button href={times.to} variant="link">
          {back}
        </Button>
      </div>
    </form>
  );
}
