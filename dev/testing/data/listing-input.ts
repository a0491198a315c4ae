import { internshipSchema } from '@/lib/internships/listings/schemas';
import { fieldErrors } from '../client/field-errors';

/** A valid listing with only the required fields. Its deadline is 1 December 2026. */
export const REQUIRED_FIELDS = {
  title: 'Software Intern',
  company: 'Safari Labs',
  industryId: 1,
  location: 'Nairobi',
  duration: '3 months',
  applicationDeadline: '2026-12-01T12:00:00.000Z',
  applyLink: 'https://safarilabs.example/apply',
  descriptionParagraph: 'Work on maps.',
};

/** Returns the error messages for that listing with some changes, by field. */
export const listingErrors = (change: Record<string, unknown>) =>
  fieldErrors(internshipSchema, { ...REQUIRED_FIELDS, ...change });
