import { Types } from 'mongoose';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { overrideOf, type Override } from '@/lib/trust/fraud-checks/override';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { auditFields } from '@/lib/internships/listings/audit-facts';
import { storeListing, withNewListing } from '@/lib/internships/listings/insert';
import { findEditable, replaceFields } from '@/lib/internships/listings/update-internship';
import { answered, type StaffInternship } from '@/lib/internships/listings/mapper';
import { asPublishedBy } from '@/lib/internships/listings/with-creators';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { formatDate } from '@/lib/platform/format/dates';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { approvedTemplate } from './mail-templates';
import { formerAccount } from '@/lib/employers/records/former-account';
import { lockEmployer } from '@/lib/employers/members/membership';
import { lockSenders } from '@/lib/employers/members/recipients';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { LISTING_FIELD_ENTRIES, MISSING } from '@/models/listing-values';
import type { SubmissionRecord } from '@/models/submission';
import { STATED_NAMES, SUBMISSION_NAMES } from '@/models/submission-fields';
import { decide, refuseChanged } from './decide';
import { auditTarget, findSubmission, SUBMISSION_NOT_FOUND } from './find-submission';
import { proposedCounty } from './proposed-county';
import { statedIn } from './stated';
import { checkSubmission } from './check-submission';
import { proposedDescription, type DescriptionFrom } from './description';
import { approvedSchema, seenVersion } from './schemas';

/**
 * Approves a submission: publishes it as a listing of its employer, or updates the listing it replaces. Takes the industry and any fields
 * that complete or correct the submission. If the reviewer gives no description, uses the employer's, or else the text of the details
 * file. Stores the decision, the listing, the e-mail and the audit entry in one transaction. A severe finding needs `overrideReason`,
 * which is stored in the audit entry. Throws 404 and 422. Of several simultaneous calls, all but one throw 409.
 */
export async function approveSubmission(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ internship: StaffInternship }> {
  const administrator = authorize(actor, 'submission:decide');
  const submission = await findSubmission(input.id);
  await refuseChanged(submission, seenVersion(input.fields));
  const replaced = submission.replaces && (await findEditable(submission.replaces));
  const proposed = await proposedDescription(submission);
  const { overrideReason, ...fields } = approvedSchema.parse({
    ...baseOf(submission, replaced),
    ...(proposed && { descriptionParagraph: proposed.text }),
    ...(Object(input.fields) as Record<string, unknown>),
  });
  const descriptionFrom = fields.descriptionParagraph === proposed?.text ? proposed.from : 'reviewer';
  const override = overrideOf(await checkSubmission(submission, fields), overrideReason);
  const result = (listing: InternshipRecord) =>
    keepResult(
      { internship: asPublishedBy(listing, administrator) },
      submission.submittedBy ? [submission.submittedBy] : [],
    );
  const submissionRef = { submissionId: submission._id, status: 'approved' as const };
  if (replaced)
    return replaceFields(administrator, { id: replaced._id, fields }, async (listing) => {
      await InternshipModel.updateOne(
        { _id: listing._id },
        { $set: { submissionRef } },
        { timestamps: false },
      );
      await noteApproval(administrator, submission, { listing, override, descriptionFrom });
      return result(listing);
    });
  const origin = {
    _id: new Types.ObjectId(),
    createdBy: new Types.ObjectId(administrator.id),
    employer: submission.employer,
    postedBy: submission.submittedBy,
    ...(await formerAccount(submission.submittedBy)),
    submissionRef,
    ...hiddenUntil(submission.publishAt),
  };
  return withNewListing(fields, origin, async (document) => {
    await noteApproval(administrator, submission, {
      listing: document.toObject(),
      override,
      descriptionFrom,
    });
    return result(await storeListing(document));
  });
}

function hiddenUntil(publishAt: Date | undefined): Partial<Pick<InternshipRecord, 'publishAt' | 'hiddenAt'>> {
  const now = new Date();
  return publishAt && publishAt > now ? { publishAt, hiddenAt: now } : {};
}

const LISTING_NAMES = LISTING_FIELD_ENTRIES.map(([name]) => name);

/** Defaults of the optional fields. Required fields have none. */
const UNSAID = Object.fromEntries(
  STATED_NAMES.map((name) => [name, (MISSING as Record<string, unknown>)[name]]),
);

/** The fields that the reviewer may omit. A replaced listing keeps its deadline, which may have been extended since. */
const baseOf = (submission: SubmissionRecord, replaced: InternshipRecord | undefined) =>
  replaced
    ? {
        ...answered(replaced, LISTING_NAMES),
        ...UNSAID,
        ...answered(submission, SUBMISSION_NAMES),
        ...statedIn(submission),
        ...answered(replaced, ['applicationDeadline']),
      }
    : {
        ...answered(submission, SUBMISSION_NAMES),
        ...statedIn(submission),
        county: proposedCounty(submission),
        // The employer proposes an industry; the reviewer chooses it.
        industryId: undefined,
      };

/** Call it in the transaction that writes the listing. */
async function noteApproval(
  administrator: SignedInUser,
  submission: SubmissionRecord,
  {
    listing,
    override,
    descriptionFrom,
  }: { listing: InternshipRecord; override: Partial<Override>; descriptionFrom: DescriptionFrom },
): Promise<void> {
  const { industryId, title } = listing;
  const internshipId = listing._id.toHexString();
  const by = new Types.ObjectId(administrator.id);
  const decision = { by, at: new Date(), comments: null, industryId, internshipId: listing._id };
  await decide(submission, { status: 'approved', decision });
  if (!submission.employer) throw new AppError('notFound', SUBMISSION_NOT_FOUND);
  await lockEmployer(submission.employer);
  const facts = {
    title,
    internshipId,
    isChange: submission.replaces !== undefined,
    day: listing.publishAt && formatDate(listing.publishAt),
  };
  await enqueueAll((await lockSenders(submission)).map((to) => approvedTemplate(to, facts)));
  await recordAuditEntry(administrator, {
    action: 'submission approved',
    target: auditTarget(submission),
    before: { status: 'pending' },
    after: { status: 'approved', internshipId, ...auditFields(listing), descriptionFrom, ...override },
  });
}
