import type { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/auth/actor';
import { toSummary, type InternshipSummary } from '@/lib/internships/mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from '@/lib/internships/summary-fields';
import { findPage } from '@/lib/find-page';
import { isShown } from '@/lib/internships/visibility';
import type { Paged } from '@/lib/paging';
import type { ApplicationStatus } from '@/lib/vocabulary';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';

/** An application as the one who sent it sees it. */
export interface OwnApplication {
  _id: string;
  status: ApplicationStatus;
  /** ISO 8601, UTC. */
  appliedAt: string;
  /** The listing; `deleted` when its page is gone. Null only when the listing was never found again. */
  internshipId: (InternshipSummary & { deleted: boolean }) | null;
}

type Listing = SummaryRecord & Pick<InternshipRecord, 'deletedAt' | 'hiddenAt'>;

/** The applications of the signed-in user, newest first, ten a page. */
export async function listOwnApplications(
  actor: Actor,
  input: { page?: unknown },
): Promise<{ applications: OwnApplication[] } & Paged> {
  const { id } = authorize(actor, 'application:read-own');
  const { records, ...facts } = await findPage<ApplicationRecord>(ApplicationModel, {
    filter: { userId: id },
    page: input.page,
    order: { appliedAt: -1 },
  });
  const listings = await findListings(records.map((record) => record.internshipId));
  const now = new Date();
  const applications = records.map((record) => {
    const listing = listings.get(record.internshipId.toHexString());
    return {
      _id: record._id.toHexString(),
      status: record.status,
      appliedAt: record.appliedAt.toISOString(),
      internshipId: listing ? { ...toSummary(listing, now), deleted: !isShown(listing) } : null,
    };
  });
  return { applications, ...facts };
}

async function findListings(ids: Types.ObjectId[]): Promise<Map<string, Listing>> {
  const records = await InternshipModel.find({ _id: { $in: ids } })
    .select([...SUMMARY_FIELDS, 'deletedAt', 'hiddenAt'])
    .lean<Listing[]>();
  return new Map(records.map((record) => [record._id.toHexString(), record]));
}
