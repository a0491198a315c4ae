import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/auth/actor';
import { duplicateField } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { listingChanged } from '@/lib/internships/freshness';
import { insertInternship } from '@/lib/internships/insert';
import type { StaffInternship } from '@/lib/internships/mapper';
import type { InternshipFields } from '@/lib/internships/schemas';
import { withCreator } from '@/lib/internships/with-creators';
import { release } from '@/lib/mail/queue';
import { approvedLetter } from '@/lib/mail/work-letters';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel } from '@/models/user';
import { decisionMails } from './decision-mails';
import { alreadyDecided } from './already-decided';
import { findSubmission, SUBMISSION_NOT_FOUND } from './find-submission';
import { approvedSchema } from './schemas';
import { settle } from './settle';

/**
 * Publishes a submission as a listing of the employer who sent it.
 * Takes the submission's id, the industry, the description and any other listing field that completes or corrects it: what a
 * listing needs and the employer did not write is never made up. However often and however many
 * at once ask, one listing comes of it: the others get 409. An approval that broke off anywhere is finished by asking again,
 * and until then the submission waits with the others. Throws 404, 409, 422.
 */
export async function approveSubmission(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ internship: StaffInternship }> {
  const by = new Types.ObjectId(authorize(actor, 'submission:decide').id);
  const submission = await findSubmission(input.id);
  if (submission.status !== 'pending') throw await alreadyDecided(submission._id);
  const given = Object(input.fields) as Record<string, unknown>;
  const fields = approvedSchema.parse({ ...fromSubmission(submission), ...given });
  const internshipId = await claim(submission, by, fields.industryId);
  const internship = await publish(submission, { fields, internshipId, by });
  await settle(submission._id, internshipId);
  if (!internship) throw await alreadyDecided(submission._id);
  return { internship: await withCreator(internship) };
}

const fromSubmission = (submission: SubmissionRecord) => ({
  title: submission.title,
  company: submission.company,
  location: submission.location,
  duration: submission.duration,
  applicationDeadline: submission.applicationDeadline.toISOString(),
  applyLink: submission.applyLink,
  howToApply: submission.howToApply,
});

/**
 * The step that counts against a rejection: from here on the submission can only be approved.
 * Gives the id the listing will have, also when an earlier approval broke off.
 */
async function claim(
  { _id }: SubmissionRecord,
  by: Types.ObjectId,
  industryId: number,
): Promise<Types.ObjectId> {
  const decision = { by, at: new Date(), comments: null, industryId, internshipId: new Types.ObjectId() };
  const { modifiedCount } = await SubmissionModel.updateOne(
    { _id, status: 'pending', decision: null },
    { $set: { decision } },
  );
  if (modifiedCount === 1) return decision.internshipId;
  const claimed = await findSubmission(_id.toHexString());
  const internshipId = claimed.status === 'pending' ? claimed.decision?.internshipId : null;
  if (!internshipId) throw await alreadyDecided(_id);
  return internshipId;
}

interface Publication {
  fields: InternshipFields;
  internshipId: Types.ObjectId;
  by: Types.ObjectId;
}

/** The fields whose unique indexes refuse a second listing of a submission. */
const PUBLISHED = new Set<string | undefined>(['_id', 'submissionRef.submissionId']);

/**
 * Writes the listing, and in the same step the mail that tells the employer. Its id and its submission are unique: whoever
 * writes first has published it, the others get null.
 */
async function publish(
  submission: SubmissionRecord,
  { fields, internshipId, by }: Publication,
): Promise<InternshipRecord | null> {
  const facts = { title: fields.title, internshipId: internshipId.toHexString() };
  const mails = await decisionMails(submission, (to) => approvedLetter(to, facts));
  try {
    const internship = await insertInternship(fields, {
      _id: internshipId,
      createdBy: by,
      employerId: submission.submittedBy,
      submissionRef: { submissionId: submission._id, status: 'approved' },
      mails,
    });
    await keepOnlyWithEmployer(internship);
    await release(InternshipModel, internshipId);
    return internship;
  } catch (error) {
    if (PUBLISHED.has(duplicateField(error))) return null;
    throw error;
  }
}

/** Looks after the write: an account that is deleted later closes the listing itself, one deleted before could not. */
async function keepOnlyWithEmployer(listing: InternshipRecord): Promise<void> {
  if (await UserModel.exists({ _id: listing.employerId })) return;
  await InternshipModel.deleteOne({ _id: listing._id });
  listingChanged(listing);
  throw new AppError('notFound', SUBMISSION_NOT_FOUND);
}
