'use client';

import type { OwnResume } from '@/lib/users/mapper';
import { Button, type ButtonVariant } from '../button';
import { TextField } from '../field/text-field';
import { FormErrorSummary } from '../form/form-error-summary';
import { useFormSubmit } from '../form/use-form-submit';
import { UploadIcon } from '../icons';
import { RESUME_ACCEPT, RESUME_NOTE, resumeProblem } from './check-resume';

export interface ResumeUploadProps {
  label?: string;
  variant?: ButtonVariant;
  /** Called with the resume as it was kept. */
  onUploaded: (resume: OwnResume) => void;
}

function check(form: FormData): Record<string, string> {
  const chosen = form.get('resume');
  const problem = resumeProblem(chosen instanceof File ? chosen : null);
  return problem === undefined ? {} : { resume: problem };
}

/** Chooses a file and sends it to the server as one's resume. */
export function ResumeUpload({ label = 'Upload your resume', variant, onUploaded }: ResumeUploadProps) {
  const { onSubmit, sending, problem } = useFormSubmit<{ resume: OwnResume }>({
    action: '/api/users/upload-resume',
    encode: 'multipart',
    validate: check,
    fallback: 'Failed to upload resume',
    onSuccess: ({ resume }) => onUploaded(resume),
  });
  const wrong = problem?.errors.resume ?? problem?.message;
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      {problem && wrong !== undefined && <FormErrorSummary message={wrong} errors={problem.errors} />}
      <TextField
        name="resume"
        type="file"
        label={label}
        hint={RESUME_NOTE}
        accept={RESUME_ACCEPT}
        error={wrong}
      />
      <Button type="submit" variant={variant} disabled={sending} wide>
        <UploadIcon />
        {sending ? 'Uploading…' : 'Upload resume'}
      </Button>
    </form>
  );
}
