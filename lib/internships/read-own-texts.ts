import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { objectId } from '@/lib/platform/db/ids';
import { SUBMISSION_NAMES, type SubmissionFieldName } from '@/models/submission-fields';
import { answered, type Answered } from './mapper';
import { findOwnListing } from './move-deadline';
import { INTERNSHIP_NOT_FOUND } from './still-there';

/** What an employer wrote of a listing, and its description. */
export type OwnTexts = Answered<SubmissionFieldName | 'descriptionParagraph'>;

/** The texts of a listing of the signed-in employer, to correct them or to submit them again. Throws 404 for another's. */
export async function readOwnTexts(actor: Actor, input: { id: unknown }): Promise<OwnTexts> {
  const by = authorize(actor, 'internship:read-own');
  const listing = await findOwnListing(by, objectId(input.id, INTERNSHIP_NOT_FOUND));
  return answered(listing, [...SUBMISSION_NAMES, 'descriptionParagraph']);
}
