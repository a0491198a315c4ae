'use client';

import { Button } from '@/app/_components/button';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { MAX_REPORT_LENGTH, REASON_LABELS } from '@/lib/trust/reports/reasons';
import { useState } from 'react';

const REASONS = Object.entries(REASON_LABELS).map(([value, label]) => ({ value, label }));

export function ReportForm({ id, outcome }: { id: string; outcome: FormOutcome | null }) {
  const [done, setDone] = useState(outcome?.ok ? outcome.message : null);
  const { native, sending, problem } = useFormSubmit<{ message: string }>({
    action: `/api/internships/${id}/reports`,
    outcome,
    fallback: 'Your report was not sent. Please try again.',
    onSuccess: ({ message }) => setDone(message),
  });
  if (done !== null) {
    return (
      <Notice tone="success" live>
        {done}
      </Notice>
    );
  }
  const errors = problem?.errors ?? {};
  const typed = outcome?.values ?? {};
  return (
    <form {...native} className="max-w-form grid gap-6">
      {problem && <FormErrorSummary {...problem} />}
      <SelectField
        name="reason"
        label="What’s wrong?"
        placeholder="Choose a reason"
        options={REASONS}
        defaultValue={typed.reason}
        error={errors.reason}
      />
      <TextAreaField
        name="text"
        label="What happened?"
        hint="If they asked for money: how much, to which number, and what they wrote."
        maxLength={MAX_REPORT_LENGTH}
        defaultValue={typed.text}
        optional
        error={errors.text}
      />
      <TextField
        name="email"
        type="email"
        label="Your e-mail address"
        hint="Only to tell you what we decided. The employer never sees it."
        autoComplete="email"
        defaultValue={typed.email}
        optional
        error={errors.email}
      />
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <Button type="submit" disabled={sending}>
          {sending ? 'Sending…' : 'Send report'}
        </Button>
      </div>
    </form>
  );
}
