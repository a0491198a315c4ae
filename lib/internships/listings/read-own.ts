import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { ofOwnEmployer } from '@/lib/employers/members/membership';
import { objectId } from '@/lib/platform/db/ids';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ReportModel } from '@/models/report';
import { toSummary, type InternshipSummary } from './mapper';
import { INTERNSHIP_NOT_FOUND } from './still-there';
import { SUMMARY_FIELDS, type SummaryRecord } from './summary-fields';
import { isOpen, isShown } from './open-status';

type Unseen = 'to come' | 'never published' | 'hidden by reports' | 'taken down';

export interface OwnListing extends InternshipSummary {
  /** ISO 8601, UTC; null once it is published. */
  publishAt: AnsweredMoment;
  unseen: Unseen | null;
}

type Read = SummaryRecord & Pick<InternshipRecord, 'publishAt' | 'hiddenAt' | 'hiddenByReports'>;

async function unseenBecause(listing: Read, now: Date): Promise<Unseen | null> {
  if (isShown(listing)) return null;
  if (listing.publishAt) return isOpen(listing.applicationDeadline, now) ? 'to come' : 'never published';
  if (listing.hiddenByReports) return 'hidden by reports';
  const upheld = await ReportModel.exists({ internshipId: listing._id, state: 'upheld' });
  return upheld ? 'taken down' : 'never published';
}

/** One of the signed-in employer's listings, open or closed. Throws 404. */
export async function readOwnInternship(actor: Actor, input: { id: unknown }): Promise<OwnListing> {
  const employer = authorize(actor, 'internship:read-own');
  const _id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  const own = { _id, ...(await ofOwnEmployer(employer.id)), deletedAt: null };
  const record = await InternshipModel.findOne(own)
    .select([...SUMMARY_FIELDS, 'publishAt', 'hiddenAt', '+hiddenByReports'])
    .lean<Read>();
  if (!record) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  const now = new Date();
  return {
    ...toSummary(record, now),
    publishAt: answeredMoment(record.publishAt),
    unseen: await unseenBecause(record, now),
  };
}
