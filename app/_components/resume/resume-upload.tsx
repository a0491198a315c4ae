'use client';

import { useState } from 'react';
import { chosenFileProblem, DOCUMENT } from '@/lib/platform/files/upload-limits';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import type { OwnResume } from '@/lib/identity/users/mapper';
import { Button, type ButtonVariant } from '../button';
import { controlAttributes, FieldFrame } from '../field/field-frame';
import { problemText } from '../form/problem-text';
import { useFocusOn } from '../form/use-focus-on';
import { useFormSubmit } from '../form/use-form-submit';
import { UploadProgress, useUploadProgress } from '../form/upload-progress';
import { Notice } from '../notice';

interface Answer {
  message: string;
  resume: OwnResume;
}

export interface ResumeUploadProps {
  onUploaded?: (resume: OwnResume) => void;
  label?: string;
  variant?: ButtonVariant;
  outcome?: FormOutcome | null;
}

const FAILURE = 'Failed to upload resume';
const FIELD = 'resume';
const ACTION = '/api/users/upload-resume';

const validate = (form: FormData): Record<string, string> => {
  const problem = chosenFileProblem(form.get(FIELD));
  return problem === undefined ? {} : { [FIELD]: problem };
};

/** The uploaded resume becomes the current one. */
export function ResumeUpload({
  onUploaded,
  label = 'Choose your CV',
  variant = 'secondary',
  outcome = null,
}: ResumeUploadProps) {
  const [done, setDone] = useState(outcome?.ok ? outcome.message : null);
  const { call, progress } = useUploadProgress();
  const { native, sending, problem, clear } = useFormSubmit<Answer>({
    action: ACTION,
    encode: 'multipart',
    outcome,
    validate,
    fallback: FAILURE,
    call,
    onSuccess: ({ message, resume }, form) => {
      form.reset();
      setDone(message);
      onUploaded?.(resume);
    },
  });
  const picker = useFocusOn(problem);
  const field = {
    name: FIELD,
    label,
    hint: DOCUMENT.note,
    error: problem?.errors[FIELD] ?? problemText(problem),
  };

  return (
    <form
      {...native}
      encType="multipart/form-data"
      className="max-w-form grid gap-4"
      onSubmit={(event) => {
        setDone(null);
        native.onSubmit?.(event);
      }}
      onChange={() => {
        setDone(null);
        clear();
      }}
    >
      {done !== null && (
        <Notice tone="success" live>
          {done}
        </Notice>
      )}
      <FieldFrame {...field}>
        <input
          ref={picker}
          type="file"
          accept={DOCUMENT.accept}
          {...controlAttributes(field)}
          className="control"
        />
      </FieldFrame>
      <UploadProgress sending={sending} progress={progress} />
      <div>
        <Button type="submit" variant={variant} disabled={sending}>
          {sending ? 'Uploading…' : 'Upload CV'}
        </Button>
      </div>
    </form>
  );
}
