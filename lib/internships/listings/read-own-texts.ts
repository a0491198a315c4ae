import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { objectId } from '@/lib/platform/db/ids';
import {
  STATED_NAMES,
  SUBMISSION_NAMES,
  type StatedFieldName,
  type SubmissionFieldName,
} from '@/models/submission-fields';
import { answered, type Answered } from './mapper';
import { findOwnListing } from './move-deadline';
import { INTERNSHIP_NOT_FOUND } from './still-there';

export type OwnTexts = Answered<SubmissionFieldName | StatedFieldName>;

/** The texts of one of the signed-in employer's listings, to correct or resubmit. Throws 404. */
export async function readOwnTexts(actor: Actor, input: { id: unknown }): Promise<OwnTexts> {
  const { id } = authorize(actor, 'internship:read-own');
  const listing = await findOwnListing(id, objectId(input.id, INTERNSHIP_NOT_FOUND));
  return answered(listing, [...SUBMISSION_NAMES, ...STATED_NAMES]);
}
