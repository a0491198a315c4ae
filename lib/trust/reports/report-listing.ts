import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { isEmail } from '@/lib/identity/accounts/email-rule';
import { lockRecipients } from '@/lib/employers/members/recipients';
import type { Actor } from '@/lib/platform/auth/actor';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { siteNetwork } from '@/lib/platform/env/networks';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { invalidField } from '@/lib/platform/core/errors';
import { together } from '@/lib/platform/core/batch-calls';
import { REPORT_REASONS } from '@/lib/platform/core/vocabulary';
import { pseudonymsOf } from '@/lib/platform/rate-limit/counter';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { enqueue, enqueueAll } from '@/lib/platform/mail/outbox';
import { INTERNSHIP_NOT_FOUND, stillThere } from '@/lib/internships/listings/still-there';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ReportModel, type ReportRecord } from '@/models/report';
import { UserModel } from '@/models/user';
import { takeHiding } from './hidings';
import { countedSince, isEnough, UNDECIDED, withReport, type Counted } from './independent';
import { hiddenEmployerTemplate, hiddenTemplate, urgentTemplate } from './mail-templates';
import { reportSchema } from './schemas';
import { hideListing } from './set-hidden';

/** The reply to every report, even a bot's. */
const REPORTED = 'Thank you. A person will look at your report.';

/** Maximum reports read to count independent reporters. Beyond this number, the exact count does not matter. */
const MAX_COUNTED = 1_000;

/** The `harm` of a listing's independent reports once there are enough of them. It ranks them above every reason. */
const TOP = -1;

/** Pseudonymizes the origin of a report per listing, so that nobody can be tracked across listings. Keeps the code of a former secret. */
async function codeOf(
  internshipId: Types.ObjectId,
  field: 'device' | 'network',
  origin: string,
): Promise<string> {
  const [code, old] = pseudonymsOf(`report of ${internshipId.toHexString()}: ${origin}`) as [string, string?];
  if (old === undefined) return code;
  return (await ReportModel.exists({ internshipId, [field]: old })) ? old : code;
}

/** The ID of a report sent with an idempotency key, so that it is stored once. It needs no address, which changes with the connection. */
function idFor(key: string | undefined, ...content: readonly string[]): Types.ObjectId {
  if (key === undefined) return new Types.ObjectId();
  const hash = createHash('sha256').update(JSON.stringify([key, ...content]));
  return new Types.ObjectId(hash.digest().subarray(0, 12));
}

/** A listing hidden by reports can still be reported, because the form may already have been open. */
const reportable = (record: InternshipRecord | null): InternshipRecord =>
  record?.hiddenByReports && !record.deletedAt ? record : stillThere(record);

/**
 * Stores a report about a listing. A third independent report hides the listing if one of the three reporters applied to it or has a
 * verified account older than a day. The listing stays visible if ten others were hidden this way within the hour, or its reports were
 * dismissed in the last 30 days. A report with the key and content of an earlier one changes nothing. Throws 422, 429, and 404 or 410 for
 * a listing that is not public.
 */
export async function reportListing(
  actor: Actor,
  input: { id: unknown; fields: unknown; address: string; device: string; key?: string | undefined },
): Promise<{ message: string }> {
  const { reason, text, email, website } = reportSchema.parse(input.fields ?? {});
  // The schema accepts some addresses that cannot receive e-mail.
  if (email && !isEmail(email)) throw invalidField('email', 'Please enter a valid email address!');
  const _id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  const reportId = idFor(input.key, _id.toHexString(), reason, text ?? '', email ?? '');
  if (input.key !== undefined && (await ReportModel.exists({ _id: reportId }))) return { message: REPORTED };
  const reporterId = actor.kind === 'user' ? new Types.ObjectId(actor.id) : null;
  await limitRate('report', input.address, reporterId?.toHexString() ?? input.device);
  reportable(await InternshipModel.findById(_id).select('+hiddenByReports').lean<InternshipRecord>());
  if (website) return { message: REPORTED };
  const createdAt = new Date();
  const applied =
    reporterId !== null &&
    (await ApplicationModel.exists({ userId: reporterId, internshipId: _id })) !== null;
  const report: ReportRecord = {
    _id: reportId,
    internshipId: _id,
    reason,
    harm: REPORT_REASONS.indexOf(reason),
    text: text || null,
    email: email || null,
    reporterId,
    device: await codeOf(_id, 'device', `browser ${input.device}`),
    network: await codeOf(_id, 'network', `network ${siteNetwork(input.address)}`),
    weight: applied ? 2 : 1,
    trusted: applied || (reporterId !== null && (await hasOldAccount(reporterId, createdAt))),
    state: 'open',
    decision: null,
    createdAt,
  };
  await storeTogether(_id.toHexString(), report);
  return { message: REPORTED };
}

async function hasOldAccount(_id: Types.ObjectId, now: Date): Promise<boolean> {
  const createdAt = { $lte: new Date(now.getTime() - DAY_MS) };
  return (await UserModel.exists({ _id, isVerified: true, createdAt })) !== null;
}

/** Batches simultaneous reports of one listing on this node, because each would write the listing. */
const storeTogether = together<ReportRecord>((_, reports) =>
  withTransaction(async () => {
    const added = await unknownOf(reports);
    if (added.length > 0) await store(added);
  }),
);

/** Drops the reports that were sent before, with the same key. */
async function unknownOf(reports: readonly ReportRecord[]): Promise<ReportRecord[]> {
  const byId = new Map(reports.map((report) => [report._id.toHexString(), report]));
  const known = await ReportModel.find({ _id: { $in: [...byId.values()].map(({ _id }) => _id) } })
    .select('_id')
    .lean<Pick<ReportRecord, '_id'>[]>();
  for (const { _id } of known) byId.delete(_id.toHexString());
  return [...byId.values()];
}

/** Stores reports of one listing. Also writes the listing: a simultaneous transaction then conflicts, retries and reads these reports. */
async function store(reports: readonly ReportRecord[]): Promise<void> {
  const [{ internshipId }] = reports as [ReportRecord];
  const now = new Date();
  const listing = reportable(
    await InternshipModel.findOneAndUpdate(
      { _id: internshipId },
      { $inc: { reports: reports.length } },
      { timestamps: false },
    )
      .select('+hiddenByReports +reportsDismissedAt')
      .lean<InternshipRecord>(),
  );
  const before = await ReportModel.find({ internshipId, counts: true, createdAt: { $gt: countedSince(now) } })
    .select('reporterId device network trusted state')
    .sort({ createdAt: -1 })
    .limit(MAX_COUNTED)
    .lean<Counted[]>();
  const counted = reports.reduce<Counted[]>((others, report) => withReport(report, others), before);
  await ReportModel.insertMany(reports.map((report) => ({ ...report, counts: counted.includes(report) })));
  const replaced = before.filter((one) => !counted.includes(one)).map(({ _id }) => _id);
  if (replaced.length > 0)
    await ReportModel.updateMany({ _id: { $in: replaced } }, { $set: { counts: false } });
  const { reportsDismissedAt } = listing;
  const isCleared = reportsDismissedAt !== undefined && reportsDismissedAt > countedSince(now);
  if (!isCleared && isEnough(counted)) await hideOrRaise(listing, now);
}

/** Moves a listing with enough reports to the top of the queue, and hides it unless too many were hidden within the hour. */
async function hideOrRaise(listing: InternshipRecord, now: Date): Promise<void> {
  const { modifiedCount, matchedCount } = await ReportModel.updateMany(
    { internshipId: listing._id, counts: true, state: { $in: UNDECIDED } },
    { $set: { harm: TOP } },
  );
  if (listing.hiddenAt !== null) return;
  if (await takeHiding(now)) {
    await hideListing(listing._id, { byReports: true });
    await enqueue(hiddenTemplate(listing));
    await enqueueAll((await lockRecipients(listing)).map((to) => hiddenEmployerTemplate(to, listing)));
  } else if (modifiedCount === matchedCount) {
    await enqueue(urgentTemplate(listing));
  }
}
