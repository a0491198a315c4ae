import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { FileIcon } from '@/app/_components/icons';
import { DOCUMENT } from '@/lib/platform/files/document-rules';
import { dayForInput } from '@/lib/platform/format/dates';
import { fileSizeText } from '@/lib/platform/format/file-size';
import type { OwnSubmission } from '@/lib/submissions/mapper';
import { SUBMISSION_FIELDS as FIELDS } from '@/lib/submissions/submission-fields';
import { ApplyLinkField } from '../../_components/apply-link-field';
import { FILE_FIELD } from './submission-parts';

export interface SubmissionFieldsProps {
  /** Field → what is wrong with it. */
  errors: Readonly<Record<string, string>>;
  /** What was sent before. */
  submission?: OwnSubmission;
  /** What a new submission begins with. */
  copied?: Partial<Record<keyof typeof FIELDS, string>>;
}

/** The file that was sent before; it goes along again. */
function StoredFile({ fileName, size }: OwnSubmission['file']) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">Details file</p>
      <p className="flex gap-2">
        <FileIcon className="text-muted mt-1" />
        <span className="min-w-0">
          <span className="break-words">{fileName}</span>{' '}
          <span className="text-muted whitespace-nowrap">({fileSizeText(size)})</span>
          <span className="text-small text-muted block">This file stays with your submission.</span>
        </span>
      </p>
    </div>
  );
}

/** The fields of a submission, filled with what was sent before. */
export function SubmissionFields({ errors, submission, copied }: SubmissionFieldsProps) {
  const filled = submission ?? copied;
  return (
    <>
      <TextField name="title" label={FIELDS.title.label} error={errors.title} defaultValue={filled?.title} />
      <TextField
        name="company"
        label={FIELDS.company.label}
        error={errors.company}
        defaultValue={filled?.company}
      />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <TextField
          name="location"
          label={FIELDS.location.label}
          hint="Such as Westlands, Nairobi"
          error={errors.location}
          defaultValue={filled?.location}
        />
        <TextField
          name="duration"
          label={FIELDS.duration.label}
          hint="Such as 3 months"
          error={errors.duration}
          defaultValue={filled?.duration}
        />
      </div>
      <TextField
        name="applicationDeadline"
        type="date"
        label={FIELDS.applicationDeadline.label}
        hint="The last day on which people can apply, at most 120 days from today"
        error={errors.applicationDeadline}
        defaultValue={dayForInput(filled?.applicationDeadline)}
      />
      <TextAreaField
        name="howToApply"
        label={FIELDS.howToApply.label}
        hint="What to send, and what happens next"
        rows={4}
        error={errors.howToApply}
        defaultValue={filled?.howToApply}
      />
      <ApplyLinkField
        label={FIELDS.applyLink.label}
        error={errors.applyLink}
        defaultValue={filled?.applyLink}
      />
      {submission && <StoredFile {...submission.file} />}
      <TextField
        name={FILE_FIELD}
        type="file"
        accept={DOCUMENT.accept}
        label={submission ? 'Replace file' : 'Details file'}
        hint={
          submission
            ? `Choose a file only if the one you sent has to change. ${DOCUMENT.note}`
            : `What the work is and whom you look for. ${DOCUMENT.note}`
        }
        optional={submission !== undefined}
        error={errors[FILE_FIELD]}
      />
    </>
  );
}
