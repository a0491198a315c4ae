'use client';

import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { PublicForm } from '@/app/_components/form/public-form';
import { sendLater } from '@/app/_components/form/send-later';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { MAX_REPORT_LENGTH, REASON_LABELS } from '@/lib/trust/reports/reasons';

const REASONS = Object.entries(REASON_LABELS).map(([value, label]) => ({ value, label }));

export function ReportForm({ id, outcome }: { id: string; outcome: FormOutcome | null }) {
  return (
    <PublicForm
      action={`/api/internships/${id}/reports`}
      outcome={outcome}
      fallback="Your report was not sent. Please try again."
      submit="Send report"
      later={{ send: sendLater, legend: 'Your report' }}
    >
      {(typed, errors) => (
        <>
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
        </>
      )}
    </PublicForm>
  );
}
