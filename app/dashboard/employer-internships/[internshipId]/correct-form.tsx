'use client';

import { Button } from '@/app/_components/button';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import type { OwnTexts } from '@/lib/internships/read-own-texts';
import { useSuccess } from '../../_components/staff/use-success';

/** Corrects the spelling of a listing at once. */
export function CorrectForm({ id, page, texts }: { id: string; page: string; texts: OwnTexts }) {
  const { success, isDone, succeed } = useSuccess({ message: 2_000, leave: 2_000, to: page });
  const { onSubmit, sending, problem } = useFormSubmit<{ message: string }>({
    action: `/api/employer/internships/${id}`,
    method: 'PUT',
    fallback: 'The spelling was not corrected. Please try again.',
    onSuccess: ({ message }) => succeed(message),
  });
  const errors = problem?.errors ?? {};
  return (
    <form onSubmit={onSubmit} noValidate aria-label="Correct the spelling" className="grid gap-4 pt-2">
      {problem && <FormErrorSummary {...problem} />}
      <p className="text-muted">
        Slips are corrected at once. What changes the meaning is reviewed: submit the internship again for
        that.
      </p>
      <TextField name="title" label="Title" defaultValue={texts.title} error={errors.title} />
      <TextField name="duration" label="Duration" defaultValue={texts.duration} error={errors.duration} />
      <TextAreaField
        name="descriptionParagraph"
        label="Description"
        rows={8}
        defaultValue={texts.descriptionParagraph}
        error={errors.descriptionParagraph}
      />
      <TextAreaField
        name="howToApply"
        label="How to apply"
        rows={4}
        defaultValue={texts.howToApply}
        error={errors.howToApply}
      />
      <div aria-live="polite" className="contents">
        {success !== null && <Notice tone="success">{success}</Notice>}
      </div>
      <div>
        <Button type="submit" variant="secondary" disabled={sending || isDone}>
          {sending ? 'One moment…' : 'Correct the spelling'}
        </Button>
      </div>
    </form>
  );
}
