import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { FileIcon } from '@/app/_components/icons';
import { DOCUMENT } from '@/lib/platform/files/upload-limits';
import { dayForInput } from '@/lib/platform/format/dates';
import { fileSizeText } from '@/lib/platform/format/file-size';
import type { WrittenFields } from '@/lib/internships/submissions/drafts/mapper';
import type { OwnSubmission } from '@/lib/internships/submissions/mapper';
import { FILE_FIELD } from '@/lib/internships/submissions/form-rules';
import { SUBMISSION_FIELDS as FIELDS } from '@/lib/internships/submissions/submission-fields';
import { ApplyLinkField } from '../../_components/apply-link-field';
import { StatedFields } from './stated-fields';
import { PUBLISH_FIELD } from './submission-parts';

export interface SubmissionFieldsProps {
  errors: Readonly<Record<string, string>>;
  filled?: WrittenFields;
  /** The stored file, kept if no other file is chosen. */
  stored?: OwnSubmission['file'];
  /** The name of a previously chosen file, which browsers cannot preselect. */
  chosen?: string | null;
  /** Whether a published listing is being edited. Its deadline is extended elsewhere, and its file stays unchanged. */
  isEdit: boolean;
  /** Whether the form has not been filled in yet, so that the first field gets the focus. */
  isFresh?: boolean;
}

function StoredFile({ fileName, size }: OwnSubmission['file']) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">Details file</p>
      <p className="flex gap-2">
        <FileIcon className="text-muted mt-1" />
        <span className="min-w-0">
          <span className="break-words">{fileName}</span>{' '}
          <span className="text-muted whitespace-nowrap">({fileSizeText(size)})</span>
          <span className="text-small text-muted block">
            We’ll use it again unless you choose another file.
          </span>
        </span>
      </p>
    </div>
  );
}

const hintOf = ({ stored, chosen }: SubmissionFieldsProps): string => {
  if (chosen) return `Choose ${chosen} again, because browsers don’t keep it. ${DOCUMENT.note}`;
  return stored
    ? `Choose a file only to replace the one above. ${DOCUMENT.note}`
    : `What the work is and who you’re looking for. ${DOCUMENT.note}`;
};

function DetailsFile(props: SubmissionFieldsProps) {
  const { errors, stored } = props;
  return (
    <>
      {stored && <StoredFile {...stored} />}
      <TextField
        name={FILE_FIELD}
        type="file"
        accept={DOCUMENT.accept}
        label={stored ? 'Replace file' : 'Details file'}
        hint={hintOf(props)}
        optional={stored !== undefined}
        error={errors[FILE_FIELD]}
      />
    </>
  );
}

export function SubmissionFields(props: SubmissionFieldsProps) {
  const { errors, filled, isEdit, isFresh } = props;
  return (
    <>
      <TextField
        name="title"
        label={FIELDS.title.label}
        autoFocus={isFresh}
        error={errors.title}
        defaultValue={filled?.title}
      />
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
          hint="For example Westlands, Nairobi"
          error={errors.location}
          defaultValue={filled?.location}
        />
        <TextField
          name="duration"
          label={FIELDS.duration.label}
          hint="For example 3 months"
          error={errors.duration}
          defaultValue={filled?.duration}
        />
      </div>
      {!isEdit && (
        <TextField
          name="applicationDeadline"
          type="date"
          label={FIELDS.applicationDeadline.label}
          hint="The last day to apply, at most 120 days from today"
          error={errors.applicationDeadline}
          defaultValue={dayForInput(filled?.applicationDeadline)}
        />
      )}
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
      <StatedFields errors={errors} said={filled} />
      {!isEdit && (
        <TextField
          name={PUBLISH_FIELD}
          type="date"
          label="Publish on"
          hint="Leave empty to publish as soon as we approve it"
          optional
          error={errors[PUBLISH_FIELD]}
          defaultValue={filled?.publishOn}
        />
      )}
      {!isEdit && <DetailsFile {...props} />}
    </>
  );
}
