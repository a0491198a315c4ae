import { Types } from 'mongoose';
import { toOwnApplications, type OwnApplication } from '@/lib/applications/tracking/own-application';
import { isFinal } from '@/lib/applications/status/status-transitions';
import { listFitting, type FittingProfile } from '@/lib/internships/listings/list-fitting';
import type { InternshipSummary } from '@/lib/internships/listings/mapper';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { deadlineFacts } from '@/lib/platform/format/days-left';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { readSavedListings, type SavedListing } from '@/lib/search/saved/read-saved-listings';
import { neededGuardian, type OwnGuardian } from '@/lib/identity/guardians/own-guardian';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { CareerModel } from '@/models/career';
import { SavedModel, type SavedRecord } from '@/models/saved';
import { UserModel, type UserRecord } from '@/models/user';

/** How many of the newest applications, and of the newest saved listings, are read. */
const MAX_READ = 100;
const LATEST = 3;
/** How many saved listings are named. */
const MAX_CLOSING = 5;

export interface GraduateHome {
  /** Null for an adult. */
  guardian: OwnGuardian | null;
  hasResume: boolean;
  /** The newest three. */
  latest: OwnApplication[];
  /** Up to 100. */
  total: number;
  /** Newest first. */
  offers: OwnApplication[];
  /** Upcoming interviews, soonest first. */
  interviews: OwnApplication[];
  /** Unanswered applications, up to 100. */
  waiting: number;
  /** Saved listings that close within a week and that the user has not applied to: nearest deadline first, at most five. */
  closing: SavedListing[];
  /** Whether the career profile names a course or a skill. */
  hasProfile: boolean;
  /** Open listings that fit the career profile, at most five, without the saved ones and those applied to. */
  fitting: InternshipSummary[];
}

const isToCome = ({ status, interview }: ApplicationRecord, now: Date): boolean =>
  status === 'interview' && storedTime(interview?.at) > now.getTime();

/** Throws 401 if the user has just been deleted. */
export async function readGraduateHome(actor: Actor): Promise<GraduateHome> {
  const { id: userId } = authorize(actor, 'application:read-own');
  const now = new Date();
  const [user, records, saved, career] = await Promise.all([
    UserModel.findById(userId).select('resumeId minor').lean<Pick<UserRecord, 'resumeId' | 'minor'>>(),
    ApplicationModel.find({ userId }).sort({ appliedAt: -1 }).limit(MAX_READ).lean<ApplicationRecord[]>(),
    SavedModel.find({ userId })
      .sort({ savedAt: -1 })
      .limit(MAX_READ)
      .select('internshipId')
      .lean<Pick<SavedRecord, 'internshipId'>[]>(),
    CareerModel.findById(new Types.ObjectId(userId)).select('course skills county').lean<FittingProfile>(),
  ]);
  if (!user) throw sessionError('userNotFound');
  const profile = {
    course: career?.course ?? '',
    skills: career?.skills ?? [],
    county: career?.county ?? null,
  };
  const applied = new Set(records.map(({ internshipId }) => internshipId.toHexString()));
  const savedIds = saved.map(({ internshipId }) => internshipId.toHexString());
  const isShown = (record: ApplicationRecord, at: number) =>
    at < LATEST || record.status === 'offered' || isToCome(record, now);
  const [applications, listings, fitting] = await Promise.all([
    toOwnApplications(records.filter(isShown)),
    readSavedListings(savedIds.filter((id) => !applied.has(id))),
    listFitting(profile, new Set([...applied, ...savedIds])),
  ]);
  return {
    guardian: neededGuardian(user.minor, now),
    hasResume: Boolean(user.resumeId),
    latest: applications.slice(0, LATEST),
    total: records.length,
    offers: applications.filter(({ status }) => status === 'offered'),
    interviews: toCome(applications, now),
    waiting: records.filter(({ status }) => !isFinal(status)).length,
    closing: closingSoon(listings, now),
    hasProfile: profile.course !== '' || profile.skills.length > 0,
    fitting,
  };
}

const toCome = (applications: readonly OwnApplication[], now: Date): OwnApplication[] =>
  applications
    .flatMap((one) =>
      one.status === 'interview' && one.interview ? [{ one, at: Date.parse(one.interview.at ?? '') }] : [],
    )
    .filter(({ at }) => at > now.getTime())
    .sort((first, second) => first.at - second.at)
    .map(({ one }) => one);

const closingSoon = (listings: readonly SavedListing[], now: Date): SavedListing[] =>
  listings
    .filter(({ deleted, applicationDeadline }) => !deleted && deadlineFacts(applicationDeadline, now).soon)
    .sort(
      (one, other) => Date.parse(one.applicationDeadline ?? '') - Date.parse(other.applicationDeadline ?? ''),
    )
    .slice(0, MAX_CLOSING);
