'use client';

import { Button } from '@/app/_components/button';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import { useSuccess } from '../../_components/staff/use-success';
import { GUARDED, markSaved } from '../../_components/staff/unsaved';

/** Turns a submission down, with the reason for the employer. */
export function RejectForm({ id, updatedAt, list }: { id: string; updatedAt: string; list: string }) {
  const { success, isDone, succeed } = useSuccess({ message: 2_000, leave: 2_000, to: list });
  const { onSubmit, sending, problem } = useFormSubmit<{ message: string }>({
    action: `/api/admin/internship-submissions/${id}/reject`,
    values: (form) => ({ comments: form.get('comments'), updatedAt }),
    fallback: 'Failed to reject submission',
    onSuccess: ({ message }) => {
      markSaved();
      succeed(message);
    },
  });
  return (
    <form onSubmit={onSubmit} {...GUARDED} noValidate className="max-w-text grid gap-6">
      {problem && <FormErrorSummary {...problem} />}
      <TextAreaField
        name="comments"
        label="Comments for the employer"
        rows={4}
        maxLength={2_000}
        error={problem?.errors.comments}
      />
      <div aria-live="polite" className="contents">
        {success !== null && <Notice tone="success">{success}</Notice>}
      </div>
      <div>
        <Button type="submit" variant="danger" disabled={sending || isDone}>
          {sending ? 'One moment…' : 'Reject submission'}
        </Button>
      </div>
    </form>
  );
}
