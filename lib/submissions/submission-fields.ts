/** The fields of a submission for the interface. No database and no zod here: the browser may import it. */
export { SUBMISSION_FIELDS, SUBMISSION_NAMES } from '@/models/submission-fields';
