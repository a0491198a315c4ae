import { createHmac } from 'node:crypto';
import { Types } from 'mongoose';
import { lockRecipients } from '@/lib/employers/recipients';
import type { Actor } from '@/lib/platform/auth/actor';
import { isDuplicate } from '@/lib/platform/db/db';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { visitorNetwork } from '@/lib/platform/env/networks';
import { secretKey } from '@/lib/platform/env/secret-key';
import { invalidField } from '@/lib/platform/core/errors';
import { REPORT_REASONS } from '@/lib/platform/core/vocabulary';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { enqueue, enqueueAll } from '@/lib/platform/mail/outbox';
import { INTERNSHIP_NOT_FOUND, stillThere } from '@/lib/internships/still-there';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ReportModel, type ReportRecord } from '@/models/report';
import { countIndependent, ENOUGH } from './independent';
import { hiddenEmployerTemplate, hiddenTemplate } from './mail-templates';
import { isAddress, reportSchema } from './schemas';
import { hideListing } from './set-hidden';

/** The answer to every report, also to one that a bot sent or that was there before. */
const REPORTED = 'Thank you. A person looks at your report.';

const networkOf = (address: string): string =>
  createHmac('sha256', secretKey())
    .update(`report ${visitorNetwork(address)}`)
    .digest('base64url');

/**
 * Stores a report of a listing, one for each account, or for each network of visitors; a second one changes nothing. The third
 * independent reporter within seven days hides the listing. Takes its id, the reason, a text, an address for the answer, and the network
 * address. Throws 404 and 410 for a listing that is not public, 422, 429.
 */
export async function reportListing(
  actor: Actor,
  input: { id: unknown; fields: unknown; address: string },
): Promise<{ message: string }> {
  const { reason, text, email, website } = reportSchema.parse(input.fields ?? {});
  if (email && !isAddress(email)) throw invalidField('email', 'Please enter a valid email address!');
  const _id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  const reporterId = actor.kind === 'user' ? new Types.ObjectId(actor.id) : null;
  await limitRate('report', input.address, reporterId?.toHexString() ?? input.address);
  const listing = stillThere(await InternshipModel.findById(_id).lean<InternshipRecord>());
  if (website) return { message: REPORTED };
  const network = networkOf(input.address);
  const report: ReportRecord = {
    _id: new Types.ObjectId(),
    internshipId: _id,
    reason,
    harm: REPORT_REASONS.indexOf(reason),
    text: text || null,
    email: email || null,
    reporterId,
    reporter: reporterId ? `user ${reporterId.toHexString()}` : `network ${network}`,
    network,
    weight: reporterId && (await ApplicationModel.exists({ userId: reporterId, internshipId: _id })) ? 2 : 1,
    state: 'open',
    decision: null,
    createdAt: new Date(),
  };
  await withTransaction(() => store(report, listing)).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
  });
  return { message: REPORTED };
}

/** The listing is written with each report, so that of reports at the same moment one sees the others. */
async function store(report: ReportRecord, listing: InternshipRecord): Promise<void> {
  const { internshipId, reporter } = report;
  if (await ReportModel.exists({ internshipId, reporter })) return;
  await ReportModel.create(report);
  await InternshipModel.updateOne({ _id: internshipId }, { $inc: { reports: 1 } }, { timestamps: false });
  const reports = await ReportModel.find({ internshipId }).lean<ReportRecord[]>();
  if (countIndependent(reports, report.createdAt) < ENOUGH) return;
  if (!(await hideListing(internshipId, { byReports: true }))) return;
  await enqueue(hiddenTemplate(listing));
  await enqueueAll((await lockRecipients(listing)).map((to) => hiddenEmployerTemplate(to, listing)));
}
