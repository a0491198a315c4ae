/** The fields of a submission for the interface. No database and no zod here: the browser may import it. */
export {
  STATED_NAMES,
  SUBMISSION_FIELDS,
  SUBMISSION_NAMES,
  type StatedFieldName,
  type SubmissionFieldName,
} from '@/models/submission-fields';
