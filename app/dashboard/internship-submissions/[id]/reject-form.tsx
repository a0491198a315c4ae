'use client';

import type { ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { settleDraft } from '@/app/_components/draft/drafts';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import type { AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { useSuccess } from '../../_components/staff/use-success';
import { GUARDED, markSaved } from '../../_components/staff/unsaved';

const DRAFT = 'reject';

interface RejectFormProps {
  id: string;
  /** The version that the user has read. */
  updatedAt: AnsweredMoment;
  list: string;
  outcome: FormOutcome | null;
  /** The idempotency key; a server component. */
  children: ReactNode;
}

export function RejectForm({ id, updatedAt, list, outcome, children }: RejectFormProps) {
  const { success, isDone, succeed } = useSuccess({ message: 2_000, leave: 2_000, to: list });
  const { native, sending, problem } = useFormSubmit<{ message: string }>({
    action: `/api/admin/internship-submissions/${id}/reject`,
    values: (form) => ({ comments: form.get('comments'), updatedAt }),
    outcome,
    fallback: 'Failed to reject submission',
    onSuccess: ({ message }) => {
      markSaved();
      settleDraft(DRAFT);
      succeed(message);
    },
  });
  return (
    <form {...native} {...GUARDED} noValidate className="max-w-text grid gap-6">
      {children}
      <KeepDraft name={DRAFT} answered={outcome !== null} />
      {updatedAt !== null && <input type="hidden" name="updatedAt" value={updatedAt} />}
      {problem && <FormErrorSummary {...problem} />}
      <TextAreaField
        name="comments"
        label="Comments for the employer"
        rows={4}
        maxLength={2_000}
        defaultValue={outcome?.values.comments}
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
