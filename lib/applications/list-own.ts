import type { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { toSummary, type InternshipSummary } from '@/lib/internships/mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from '@/lib/internships/summary-fields';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { findPage } from '@/lib/platform/paging/find-page';
import { isShown } from '@/lib/internships/visibility';
import type { Paged } from '@/lib/platform/paging/paging';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';

/** An application, as the applicant sees it. */
export interface OwnApplication {
  _id: string;
  status: ApplicationStatus;
  /** ISO 8601, UTC. */
  appliedAt: string;
  /** The listing; null if its record was deleted. */
  internshipId: AppliedListing | null;
}

export interface AppliedListing extends InternshipSummary {
  /** The link to complete the application; null when the listing was removed. */
  applyLink: string | null;
  /** Whether the listing was removed. */
  deleted: boolean;
}

type Listing = SummaryRecord & Pick<InternshipRecord, 'applyLink' | 'deletedAt' | 'hiddenAt'>;

/** Lists the signed-in user's applications, newest first, ten a page. */
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
      internshipId: listing ? toAppliedListing(listing, now) : null,
    };
  });
  return { applications, ...facts };
}

function toAppliedListing(listing: Listing, now: Date): AppliedListing {
  const deleted = !isShown(listing);
  return { ...toSummary(listing, now), applyLink: deleted ? null : listing.applyLink, deleted };
}

async function findListings(ids: Types.ObjectId[]): Promise<Map<string, Listing>> {
  const fields = [...SUMMARY_FIELDS, 'applyLink', 'deletedAt', 'hiddenAt'];
  const records = await findByIds<Listing, InternshipRecord>(InternshipModel, ids, fields);
  return new Map(records.map((record) => [record._id.toHexString(), record]));
}
