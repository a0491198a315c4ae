'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/button';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import { useRefresh } from '@/app/_components/use-refresh';
import type { MovedApplications } from '@/lib/applications/move-applications';
import { MESSAGE_HINT, stepOptions } from '../_components/step-choices';
import { BULK_FORM } from './bulk-form';

const STEPS = stepOptions(['shortlisted', 'interview', 'offered', 'not selected']);

const people = (count: number): string => (count === 1 ? '1 applicant' : `${count} applicants`);

const resultText = ({ moved, refused }: MovedApplications): string =>
  [
    `${people(moved.length)} moved.`,
    refused.length > 0 &&
      `${people(refused.length)} not moved: ${[...new Set(refused.map(({ message }) => message))].join(' ')}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Moves the applicants ticked in the table, or everybody without an answer, by one step with one message. */
export function BulkMove({ internshipId }: { internshipId: string }) {
  const refresh = useRefresh();
  const [done, setDone] = useState<string | null>(null);
  const [whom, setWhom] = useState('ticked');
  const isAll = whom === 'waiting';
  const { onSubmit, sending, problem } = useFormSubmit<MovedApplications>({
    action: isAll ? `/api/employer/internships/${internshipId}/answer` : '/api/employer/applications/status',
    method: 'PUT',
    values: (form) => ({
      ...(!isAll && { ids: form.getAll('ids') }),
      status: form.get('status'),
      message: String(form.get('message') ?? ''),
    }),
    validate: (form) => ({
      ...(!isAll &&
        form.getAll('ids').length === 0 && {
          whom: 'Please tick applicants in the list, or choose everybody.',
        }),
      ...(!form.get('status') && { status: 'Please choose a step.' }),
    }),
    fallback: 'Nobody was moved. Please try again.',
    onSuccess: (body, form) => {
      form.reset();
      setWhom('ticked');
      setDone(resultText(body));
      refresh();
    },
  });
  const errors = problem?.errors ?? {};
  return (
    <details className="max-w-form">
      <summary className="text-link min-h-12 cursor-pointer py-2.5 font-semibold">
        Answer several at once
      </summary>
      <form id={BULK_FORM} onSubmit={onSubmit} noValidate className="grid gap-6 pt-2">
        {problem && <FormErrorSummary {...problem} />}
        <SelectField
          name="whom"
          label="Whom"
          value={whom}
          onChange={({ target }) => setWhom(target.value)}
          options={[
            { value: 'ticked', label: 'Those ticked in the list' },
            { value: 'waiting', label: 'Everybody without an answer' },
          ]}
          error={errors.whom ?? errors.ids}
        />
        <SelectField
          name="status"
          label="Step"
          placeholder="Choose a step"
          options={STEPS}
          error={errors.status}
        />
        <TextAreaField
          name="message"
          label="Message to the applicants"
          hint={MESSAGE_HINT}
          rows={4}
          maxLength={1_000}
          optional
          error={errors.message}
        />
        <div>
          <Button type="submit" disabled={sending}>
            {sending ? 'One moment…' : 'Send the answers'}
          </Button>
        </div>
      </form>
      <div aria-live="polite" className="pt-4 empty:hidden">
        {done !== null && <Notice tone="success">{done}</Notice>}
      </div>
    </details>
  );
}
