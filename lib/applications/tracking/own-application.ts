import type { Types } from 'mongoose';
import { toSummary, type InternshipSummary } from '@/lib/internships/listings/mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from '@/lib/internships/listings/summary-fields';
import { isOpen, isShown } from '@/lib/internships/listings/open-status';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import type { ApplicationStatus, OwnOutcome } from '@/lib/platform/core/vocabulary';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { ApplicationRecord } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { RecallModel, type RecallRecord } from '@/models/recall';
import { toHistory, type HistoryStep } from '@/lib/applications/records/history';
import {
  calledOff,
  interviewOf,
  nextStepOfInvited,
  type Interview,
} from '@/lib/applications/status/interview';
import { warningLines } from '@/lib/applications/status/removal-words';
import { resumesUntil } from '@/lib/internships/listings/resume-days';
import { roundEnd } from '@/lib/applications/records/unanswered-days';
import { LISTING_CLOSED, LISTING_REMOVED, nextStepOf } from '@/lib/applications/status/step-words';
import { isFinal } from '@/lib/applications/status/status-transitions';

export interface OwnApplication {
  _id: string;
  userId: string;
  status: ApplicationStatus;
  appliedAt: AnsweredMoment;
  /** Oldest first. */
  history: HistoryStep[];
  final: boolean;
  nextStep: string;
  /** Why the listing was taken down, and what to avoid. Null if it was not taken down. */
  warning: string[] | null;
  interview: Interview | null;
  /** Whether an employer account answers it here. Otherwise the applicant may note the outcome until it ends. */
  answeredHere: boolean;
  ownOutcome: { outcome: OwnOutcome; note: string | null; at: AnsweredMoment } | null;
  /** Null if the listing was deleted from the database. */
  internshipId: AppliedListing | null;
}

export interface AppliedListing extends InternshipSummary {
  /** The link to complete the application; null if the listing was removed. */
  applyLink: string | null;
  answerBy: AnsweredMoment;
  /** When the employer's access to the resume ends. Null without an employer account. */
  resumeUntil: AnsweredMoment;
  deleted: boolean;
}

/** The next step for a listing that was taken down. */
const AFTER_WARNING = 'Don’t pay anything or send any documents. Look for other internships.';

type Listing = SummaryRecord & Pick<InternshipRecord, 'applyLink' | 'deletedAt' | 'hiddenAt'>;

/** Adds the listing to each application, in the same order. */
export async function toOwnApplications(records: readonly ApplicationRecord[]): Promise<OwnApplication[]> {
  const ids = records.map(({ internshipId }) => internshipId);
  const listings = await findListings(ids);
  const warnings = await findWarnings(ids.filter((id) => !isShownIn(listings, id)));
  const now = new Date();
  return records.map((record) => toOwn(record, { listings, warnings }, now));
}

interface Surroundings {
  listings: Map<string, Listing>;
  warnings: Map<string, string[]>;
}

function toOwn(record: ApplicationRecord, { listings, warnings }: Surroundings, now: Date): OwnApplication {
  const id = record.internshipId.toHexString();
  const listing = listings.get(id);
  const warning = warnings.get(id) ?? null;
  return {
    _id: record._id.toHexString(),
    userId: record.userId.toHexString(),
    status: record.status,
    appliedAt: answeredMoment(record.appliedAt),
    history: toHistory(record),
    final: isFinal(record.status),
    nextStep: nextOf(record, { listing, isWarned: warning !== null, now }),
    warning,
    interview: interviewOf(record),
    answeredHere: record.employer !== null,
    ownOutcome: record.ownOutcome
      ? {
          ...record.ownOutcome,
          note: record.ownOutcome.note ?? null,
          at: answeredMoment(record.ownOutcome.at),
        }
      : null,
    internshipId: listing ? toAppliedListing(listing, now) : null,
  };
}

interface Circumstances {
  listing: Listing | undefined;
  isWarned: boolean;
  now: Date;
}

function nextOf(record: ApplicationRecord, circumstances: Circumstances): string {
  const off = calledOff(record, circumstances.now);
  return [stepOf(record, circumstances), off].filter(Boolean).join(' ');
}

function stepOf({ status, interview }: ApplicationRecord, { listing, isWarned, now }: Circumstances): string {
  if (isWarned) return AFTER_WARNING;
  if (status === 'interview') return nextStepOfInvited(interview, now);
  if (status !== 'applied') return nextStepOf(status);
  if (!listing || !isShown(listing)) return LISTING_REMOVED;
  return isOpen(listing.applicationDeadline, now) ? nextStepOf(status) : LISTING_CLOSED;
}

function toAppliedListing(listing: Listing, now: Date): AppliedListing {
  const deleted = !isShown(listing);
  return {
    ...toSummary(listing, now),
    applyLink: deleted ? null : listing.applyLink,
    answerBy: answeredMoment(listing.applicationDeadline, roundEnd),
    resumeUntil:
      listing.employer && !listing.deletedAt
        ? answeredMoment(listing.applicationDeadline, resumesUntil)
        : null,
    deleted,
  };
}

function isShownIn(listings: Map<string, Listing>, id: Types.ObjectId): boolean {
  const listing = listings.get(id.toHexString());
  return listing !== undefined && isShown(listing);
}

/** Why each listing was taken down. */
async function findWarnings(ids: Types.ObjectId[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const recalls = await RecallModel.find({ internshipId: { $in: ids }, undoneAt: null })
    .select('internshipId reason')
    .lean<Pick<RecallRecord, 'internshipId' | 'reason'>[]>();
  return new Map(
    recalls.map(({ internshipId, reason }) => [internshipId.toHexString(), warningLines(reason)]),
  );
}

async function findListings(ids: Types.ObjectId[]): Promise<Map<string, Listing>> {
  const fields = [...SUMMARY_FIELDS, 'applyLink', 'deletedAt', 'hiddenAt'];
  const records = await findByIds<Listing, InternshipRecord>(InternshipModel, ids, fields);
  return new Map(records.map((record) => [record._id.toHexString(), record]));
}
