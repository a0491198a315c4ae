import { Types } from 'mongoose';
import { lockRecipients } from '@/lib/employers/members/recipients';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError, invalidField } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { enqueue, enqueueAll } from '@/lib/platform/mail/outbox';
import { takePlace } from '@/lib/platform/rate-limit/mailbox';
import { auditTarget } from '@/lib/internships/listings/audit-facts';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { RecallModel } from '@/models/recall';
import { ReportModel, type ReportRecord } from '@/models/report';
import { BATCH } from './batch';
import { UNDECIDED } from './independent';
import { askedTemplate, decidedTemplate, reporterTemplate } from './mail-templates';
import { REPORT_NOT_FOUND } from './read-report';
import { ALWAYS_WARNED } from '@/lib/applications/status/removal-words';
import { recallListing, warnOf } from './recall-listing';
import { decisionSchema } from './schemas';
import { hideListing, keepHidden, noteDismissal, putBackListing, showListing } from './set-hidden';
import { undecidedOf, worstReason } from './undecided';

const MESSAGES = {
  uphold: 'The reports are upheld, and the listing has been taken down.',
  dismiss: 'The reports are dismissed.',
  ask: 'The employer has been asked.',
} as const;

type Decision = keyof typeof MESSAGES;

const NEW_STATE = { uphold: 'upheld', dismiss: 'dismissed', ask: 'asked' } as const;
const ACTION = { uphold: 'reports upheld', dismiss: 'reports dismissed', ask: 'employer asked' } as const;

interface Decided {
  decision: Decision;
  comments: string | null;
  recall: boolean;
  warn: boolean;
}

/**
 * Records a decision about all undecided reports of a listing, in one transaction with the e-mails and the audit entry. Upholding hides
 * the listing. Applicants are warned if the listing asked for money or was fake, or if `warn` is set. `recall` (administrators only) marks
 * it as fraud. Dismissing restores a listing hidden by reports and, with comments, one that was taken down by mistake but not recalled.
 * Asking sends the comments to the employer. Throws 403, 404, 422, and 409 for a decided report or a question that nobody would read.
 */
export async function decideReport(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ message: string }> {
  const by = authorize(actor, 'report:decide');
  const { decision, comments, recall = false, warn = false } = decisionSchema.parse(input.fields ?? {});
  if (recall) authorize(actor, 'listing:recall');
  const id = objectId(input.id, REPORT_NOT_FOUND);
  await withTransaction(() => decide(by, id, { decision, comments: comments || null, recall, warn }));
  return {
    message: recall
      ? 'The listing is recalled. We’ll e-mail everyone who applied to it or saved it.'
      : MESSAGES[decision],
  };
}

const alreadyDecided = (state: ReportRecord['state']): AppError =>
  new AppError('conflict', `This report has already been ${state}. Nothing was changed.`);

async function decide(by: SignedInUser, id: Types.ObjectId, decided: Decided): Promise<void> {
  const report = await ReportModel.findById(id).lean<ReportRecord>();
  if (!report) throw new AppError('notFound', REPORT_NOT_FOUND);
  if (report.state === 'upheld' && decided.decision === 'dismiss') return putBack(by, report, decided);
  if (!UNDECIDED.includes(report.state)) throw alreadyDecided(report.state);
  const listing = await InternshipModel.findById(report.internshipId).lean<InternshipRecord>();
  if (!listing) throw new AppError('conflict', 'The listing is gone.');
  const undecided = undecidedOf(listing._id);
  const worst = (await worstReason(listing._id)) ?? 'other';
  const emails = decided.decision === 'ask' ? [] : await emailsIn(undecided);
  const { decision, comments, recall, warn } = decided;
  const now = new Date();
  const { modifiedCount } = await ReportModel.updateMany(undecided, {
    $set: { state: NEW_STATE[decision], decision: { by: new Types.ObjectId(by.id), at: now, comments } },
  });
  if (decision === 'dismiss') await noteDismissal(listing._id, now);
  const wasHidden = listing.hiddenAt !== null;
  const isShownAgain = decision === 'dismiss' && (await showListing(listing._id));
  if (decision === 'uphold') {
    await hideListing(listing._id, { byReports: false });
    await keepHidden(listing._id);
  }
  await recordAuditEntry(by, {
    action: recall ? 'internship recalled' : ACTION[decision],
    target: auditTarget(listing),
    before: { hidden: wasHidden, reports: modifiedCount },
    after: { hidden: decision === 'uphold' || (wasHidden && !isShownAgain), comments },
  });
  if (recall) await recallListing(by, listing);
  else await tellEmployer(listing, decided, isShownAgain);
  const warns = decision === 'uphold' && !recall && (warn || ALWAYS_WARNED.includes(worst));
  if (warns) await warnOf(listing, worst, now);
  await tellReporters(emails, listing, decision === 'uphold');
}

/** Restores a listing that was taken down by mistake, and e-mails its employer. Does not restore a recalled one. */
async function putBack(by: SignedInUser, { internshipId }: ReportRecord, decided: Decided): Promise<void> {
  const { comments } = decided;
  if (comments === null)
    throw invalidField('comments', 'Write why you’re putting it back. We’ll e-mail it to the employer.');
  if (await RecallModel.exists({ internshipId, reason: null, undoneAt: null }))
    throw new AppError('conflict', 'This listing was recalled as a fraud, so it stays down.');
  await RecallModel.deleteOne({ internshipId, undoneAt: null });
  const listing = await putBackListing(internshipId);
  if (!listing) throw new AppError('conflict', 'The listing is gone, or already shown.');
  await ReportModel.updateMany(
    { internshipId, state: 'upheld' },
    { $set: { state: 'dismissed', decision: { by: new Types.ObjectId(by.id), at: new Date(), comments } } },
  );
  await recordAuditEntry(by, {
    action: 'reports dismissed',
    target: auditTarget(listing),
    before: { hidden: true },
    after: { hidden: false, comments },
  });
  await noteDismissal(internshipId, new Date());
  await tellEmployer(listing, decided, true);
}

async function tellEmployer(
  listing: InternshipRecord,
  { decision, comments }: Decided,
  isShownAgain: boolean,
) {
  if (decision === 'dismiss' && !isShownAgain) return;
  const upheld = decision === 'uphold';
  const told = await lockRecipients(listing);
  if (decision === 'ask' && told.length === 0)
    throw new AppError('conflict', 'There’s no one to ask. Its employer has no active account.');
  await enqueueAll(
    told.map((to) =>
      decision === 'ask'
        ? askedTemplate(to, listing, comments ?? '')
        : decidedTemplate(to, listing, { upheld, comments }),
    ),
  );
}

/** Returns the addresses of the first 200 reporters who left one. More would delay the decision, which waits for their e-mails. */
async function emailsIn(undecided: ReturnType<typeof undecidedOf>): Promise<string[]> {
  const reports = await ReportModel.find({ ...undecided, email: { $ne: null } })
    .select('email')
    .sort({ createdAt: 1 })
    .limit(BATCH)
    .lean<Pick<ReportRecord, 'email'>[]>();
  return [...new Set(reports.flatMap(({ email }) => email ?? []))];
}

/** E-mails the reporters. Limits the e-mails to each address, because nobody has verified that it belongs to the reporter. */
async function tellReporters(
  emails: readonly string[],
  listing: InternshipRecord,
  upheld: boolean,
): Promise<void> {
  for (const email of emails)
    if (await takePlace('typed address', email)) await enqueue(reporterTemplate(email, listing, upheld));
}
