import type { Types } from 'mongoose';
import { roundEnd } from '@/lib/applications/records/unanswered-days';
import { isFinal } from '@/lib/applications/status/status-transitions';
import { membership, ofOwnEmployer } from '@/lib/employers/members/membership';
import {
  toSummary,
  type EmployerInternship,
  type InternshipSummary,
} from '@/lib/internships/listings/mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from '@/lib/internships/listings/summary-fields';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { deadlineFacts } from '@/lib/platform/format/days-left';
import { isKnown } from '@/lib/platform/format/stored-moment';
import { readOwnWaiting, type OwnWaiting } from '@/lib/internships/submissions/read-own-waiting';
import { sumViews } from '@/lib/internships/views/read-views';
import { ApplicationModel } from '@/models/application';
import { InternshipModel } from '@/models/internship';

/** How many of the newest listings are read. */
const MAX_READ = 100;
const LATEST = 3;
/** The maximum number of listings named per task. */
const MAX_NAMED = 5;

export interface ToAnswer {
  _id: string;
  title: string;
  unanswered: number;
  /** When unanswered applications end (ISO 8601, UTC). */
  answerBy: string;
}

export type HomeListing = InternshipSummary & Pick<EmployerInternship, 'views' | 'applicants'>;

export interface EmployerHome {
  /** The newest three. */
  latest: HomeListing[];
  /** Up to 100. */
  total: number;
  /** Listings with unanswered applicants, most urgent first, at most five. */
  toAnswer: ToAnswer[];
  /** Open listings that close within a week, nearest deadline first, at most five. */
  closing: InternshipSummary[];
  submissions: OwnWaiting;
  /** False until a profile is saved or a listing is submitted. */
  hasProfile: boolean;
}

interface Counts {
  applicants: number;
  unanswered: number;
}

export async function readEmployerHome(actor: Actor): Promise<EmployerHome> {
  const { id } = authorize(actor, 'internship:read-own');
  const now = new Date();
  const [records, submissions, own] = await Promise.all([
    readListings(id),
    readOwnWaiting(actor),
    membership(id),
  ]);
  const ids = records.map(({ _id }) => _id);
  const [counts, views] = await Promise.all([countApplicants(ids), sumViews(ids.slice(0, LATEST))]);
  const listings = records.map((record) => toSummary(record, now));
  return {
    latest: listings.slice(0, LATEST).map((listing) => ({
      ...listing,
      views: views.get(listing._id) ?? 0,
      applicants: counts.get(listing._id)?.applicants ?? 0,
    })),
    total: listings.length,
    toAnswer: toAnswer(listings, counts, now),
    closing: listings
      .filter(({ applicationDeadline }) => deadlineFacts(applicationDeadline, now).soon)
      .sort(
        (one, other) =>
          Date.parse(one.applicationDeadline ?? '') - Date.parse(other.applicationDeadline ?? ''),
      )
      .slice(0, MAX_NAMED),
    submissions,
    hasProfile: own !== null,
  };
}

const readListings = async (userId: string): Promise<SummaryRecord[]> =>
  InternshipModel.find({ ...(await ofOwnEmployer(userId)), deletedAt: null })
    .sort({ createdAt: -1 })
    .limit(MAX_READ)
    .select([...SUMMARY_FIELDS])
    .lean<SummaryRecord[]>();

/** Keyed by hexadecimal listing id. Omits listings without applicants. */
async function countApplicants(internshipIds: readonly Types.ObjectId[]): Promise<Map<string, Counts>> {
  const counts = new Map<string, Counts>();
  if (internshipIds.length === 0) return counts;
  const counted = await ApplicationModel.aggregate<{
    _id: { internshipId: Types.ObjectId; status: ApplicationStatus };
    count: number;
  }>([
    { $match: { internshipId: { $in: internshipIds } } },
    { $group: { _id: { internshipId: '$internshipId', status: '$status' }, count: { $sum: 1 } } },
  ]);
  for (const { _id, count } of counted) {
    const hex = _id.internshipId.toHexString();
    const { applicants, unanswered } = counts.get(hex) ?? { applicants: 0, unanswered: 0 };
    counts.set(hex, {
      applicants: applicants + count,
      unanswered: unanswered + (isFinal(_id.status) ? 0 : count),
    });
  }
  return counts;
}

const toAnswer = (
  listings: readonly InternshipSummary[],
  counts: ReadonlyMap<string, Counts>,
  now: Date,
): ToAnswer[] =>
  listings
    .flatMap(({ _id, title, applicationDeadline }) =>
      isKnown(applicationDeadline)
        ? [
            {
              _id,
              title,
              unanswered: counts.get(_id)?.unanswered ?? 0,
              answerBy: roundEnd(new Date(applicationDeadline)).toISOString(),
            },
          ]
        : [],
    )
    .filter(({ unanswered, answerBy }) => unanswered > 0 && Date.parse(answerBy) > now.getTime())
    .sort((one, other) => Date.parse(one.answerBy) - Date.parse(other.answerBy))
    .slice(0, MAX_NAMED);
