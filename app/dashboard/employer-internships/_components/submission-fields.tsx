import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { DOCUMENT } from '@/lib/files/document-rules';
import { dayForInput } from '@/lib/format/dates';
import type { OwnSubmission } from '@/lib/submissions/mapper';
import { ApplyLinkField } from '../../_components/apply-link-field';
import { FILE_FIELD } from './submission-parts';

export interface SubmissionFieldsProps {
  /** Field → what is wrong with it. */
  errors: Readonly<Record<string, string>>;
  /** What was sent before. */
  submission?: OwnSubmission;
}

/** The fields of a submission, filled with what was sent before. */
export function SubmissionFields({ errors, submission }: SubmissionFieldsProps) {
  return (
    <>
      <TextField name="title" label="Job title" error={errors.title} defaultValue={submission?.title} />
      <TextField name="company" label="Company" error={errors.company} defaultValue={submission?.company} />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <TextField
          name="location"
          label="Location"
          hint="Such as Westlands, Nairobi"
          error={errors.location}
          defaultValue={submission?.location}
        />
        <TextField
          name="duration"
          label="Duration"
          hint="Such as 3 months"
          error={errors.duration}
          defaultValue={submission?.duration}
        />
      </div>
      <TextField
        name="applicationDeadline"
        type="date"
        label="Application deadline"
        hint="The last day on which people can apply"
        error={errors.applicationDeadline}
        defaultValue={dayForInput(submission?.applicationDeadline)}
      />
      <TextAreaField
        name="howToApply"
        label="How to apply"
        hint="What to send, and what happens next"
        rows={4}
        error={errors.howToApply}
        defaultValue={submission?.howToApply}
      />
      <ApplyLinkField
        label="Application link"
        error={errors.applyLink}
        defaultValue={submission?.applyLink}
      />
      <TextField
        name={FILE_FIELD}
        type="file"
        accept={DOCUMENT.accept}
        label="Details file"
        hint={`What the work is and whom you look for. ${DOCUMENT.note}`}
        error={errors[FILE_FIELD]}
      />
    </>
  );
}
