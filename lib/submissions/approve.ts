import { Types } from 'mongoose';
import { recordDeed } from '@/lib/audit/record';
import { authorize, type Actor } from '@/lib/auth/actor';
import { duplicateField } from '@/lib/db';
import { auditFacts } from '@/lib/internships/audit-facts';
import { insertInternship } from '@/lib/internships/insert';
import { toPublic, type PublicInternship } from '@/lib/internships/mapper';
import { internshipSchema, type InternshipFields } from '@/lib/internships/schemas';
import { release } from '@/lib/mail/queue';
import { approvedLetter } from '@/lib/mail/work-letters';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { decisionMails } from './decision-mails';
import { alreadyDecided, auditTarget, findSubmission } from './find-submission';
import { approvalSchema } from './schemas';

/**
 * Publishes a submission as a listing of the employer who sent it.
 * Takes the submission's id, the industry and any listing field that completes or corrects it. However often and however many
 * at once ask, one listing comes of it: the others get 409. An approval that broke off before the listing was written is
 * finished by asking again. Throws 404, 409, 422.
 */
export async function approveSubmission(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ internship: PublicInternship }> {
  const administrator = authorize(actor, 'submission:decide');
  const by = new Types.ObjectId(administrator.id);
  const completed = approvalSchema.parse(input.fields);
  const submission = await findSubmission(input.id);
  const fields = internshipSchema.parse({ ...fromSubmission(submission), ...completed });
  const internshipId = await decide(submission, by, fields.industryId);
  const internship = await publish(submission, { fields, internshipId, by });
  await recordDeed(administrator, {
    action: 'submission approved',
    target: auditTarget(submission),
    before: { status: 'pending' },
    after: { status: 'approved', internshipId: internship._id.toHexString(), ...auditFacts(internship) },
  });
  return { internship: toPublic(internship, new Date()) };
}

const fromSubmission = (submission: SubmissionRecord) => ({
  title: submission.title,
  company: submission.company,
  location: submission.location,
  duration: submission.duration,
  applicationDeadline: submission.applicationDeadline.toISOString(),
  applyLink: submission.applyLink,
  howToApply: submission.howToApply,
  descriptionParagraph: `${submission.title} at ${submission.company}, ${submission.location}, for ${submission.duration}.`,
});

/** The step that counts against a rejection. Gives the id the listing will have, also when an earlier approval broke off. */
async function decide(
  submission: SubmissionRecord,
  by: Types.ObjectId,
  industryId: number,
): Promise<Types.ObjectId> {
  const decision = { by, at: new Date(), comments: null, industryId, internshipId: new Types.ObjectId() };
  const { modifiedCount } = await SubmissionModel.updateOne(
    { _id: submission._id, status: 'pending' },
    { $set: { status: 'approved', decision } },
  );
  if (modifiedCount === 1) return decision.internshipId;
  const decided = await findSubmission(submission._id.toHexString());
  const internshipId = decided.status === 'approved' ? decided.decision?.internshipId : null;
  if (!internshipId || (await InternshipModel.exists({ _id: internshipId }))) throw alreadyDecided();
  return internshipId;
}

/** Whoever writes the listing first has published it; its id and its submission are unique. */
async function publish(
  submission: SubmissionRecord,
  {
    fields,
    internshipId,
    by,
  }: { fields: InternshipFields; internshipId: Types.ObjectId; by: Types.ObjectId },
): Promise<InternshipRecord> {
  const { _id: submissionId, submittedBy } = submission;
  try {
    const internship = await insertInternship(fields, {
      _id: internshipId,
      createdBy: by,
      employerId: submittedBy,
      submissionRef: { submissionId, status: 'approved' },
    });
    const facts = { title: fields.title, internshipId: internshipId.toHexString() };
    const mails = await decisionMails(submission, (to) => approvedLetter(to, facts));
    await SubmissionModel.updateOne(
      { _id: submissionId },
      {
        $set: { 'decision.by': by, 'decision.industryId': fields.industryId },
        $push: { mails: { $each: mails } },
      },
    );
    await release(SubmissionModel, submissionId);
    return internship;
  } catch (error) {
    if (duplicateField(error)) throw alreadyDecided();
    throw error;
  }
}
