'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { controlAttributes, FieldFrame } from '@/app/_components/field/field-frame';
import { useFocusOn } from '@/app/_components/form/use-focus-on';
import { problemText } from '@/app/_components/form/problem-text';
import { UploadProgress, useUploadProgress } from '@/app/_components/form/upload-progress';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import { useRefresh } from '@/app/_components/use-refresh';
import { chosenFileProblem } from '@/lib/platform/files/upload-limits';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

export interface UploadFormProps {
  action: string;
  name: string;
  label: string;
  hint: string;
  accept: string;
  button: string;
  fallback: string;
  /** Null if the page itself shows the result. */
  outcome?: FormOutcome | null;
  children?: ReactNode;
}

/** Works without JavaScript. */
export function UploadForm({
  action,
  name,
  label,
  hint,
  accept,
  button,
  fallback,
  outcome = null,
  children,
}: UploadFormProps) {
  const refresh = useRefresh();
  const [done, setDone] = useState(outcome?.ok ? outcome.message : null);
  const { call, progress } = useUploadProgress();
  const { native, sending, problem, clear } = useFormSubmit<{ message: string }>({
    action,
    encode: 'multipart',
    validate: (form) => {
      const problem = chosenFileProblem(form.get(name));
      return problem === undefined ? {} : { [name]: problem };
    },
    fallback,
    outcome,
    call,
    onSuccess: ({ message }, form) => {
      form.reset();
      setDone(message);
      refresh();
    },
  });
  const picker = useFocusOn(problem);
  const field = { name, label, hint, error: problem?.errors[name] ?? problemText(problem) };
  return (
    <form
      {...native}
      encType="multipart/form-data"
      className="max-w-form grid gap-4"
      onChange={() => {
        setDone(null);
        clear();
      }}
    >
      {children}
      <FieldFrame {...field}>
        <input ref={picker} type="file" accept={accept} {...controlAttributes(field)} className="control" />
      </FieldFrame>
      <UploadProgress sending={sending} progress={progress} />
      <div>
        <Button type="submit" variant="secondary" disabled={sending}>
          {sending ? 'Uploading…' : button}
        </Button>
      </div>
      {done !== null && (
        <Notice tone="success" live>
          {done}
        </Notice>
      )}
    </form>
  );
}
