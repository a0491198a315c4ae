import { Types } from 'mongoose';
import type { ApplicationRecord } from '@/models/application';
import type { ApplyClickRecord } from '@/models/apply-click';
import type { ResumeDownloadRecord } from '@/models/resume-download';
import { hoursLater } from './days';
import type { NewInternship } from './listings';
import type { Random } from './random';
import type { SampleUser } from './users';

const MINUTE = 60_000;

const MAX_HOURS_TO_VIEW = 4 * 24;

interface Wish {
  listing: NewInternship;
  /** True if the employer has downloaded the resume. Always false for listings written by staff. */
  viewed: boolean;
}

/** Applications of the documented graduate account. */
const OF_THE_GRADUATE = [
  { company: 'Tawi Digital', title: 'UI/UX Design Intern', viewed: true },
  { company: 'Tawi Digital', title: 'Mobile Developer Intern (Android)', viewed: false },
  { company: 'Kijiji Data Lab', title: 'Data Analyst Intern', viewed: false },
  { company: 'Simulizi Apps', title: 'Game Developer Intern', viewed: false },
];

function wishesOfTheGraduate(listings: NewInternship[]): Wish[] {
  return OF_THE_GRADUATE.map(({ company, title, viewed }) => {
    const listing = listings.find((one) => one.company === company && one.title === title);
    if (!listing) throw new Error(`no sample listing ${title} of ${company}`);
    return { listing, viewed };
  });
}

/** Picks a few listings of the documented employer, of other employers and of staff. */
function wishesOf(employer: SampleUser, listings: NewInternship[], random: Random): Wish[] {
  const isOwn = (listing: NewInternship) => listing.postedBy?.equals(employer._id) ?? false;
  const chosen = [
    ...random.some(listings.filter(isOwn), random.between(0, 2)),
    ...random.some(
      listings.filter((listing) => listing.postedBy && !isOwn(listing)),
      random.between(1, 3),
    ),
    ...random.some(
      listings.filter((listing) => !listing.postedBy),
      random.between(0, 4),
    ),
  ];
  return chosen.map((listing) => ({ listing, viewed: random.between(1, 5) > 3 }));
}

/** Creates an application at a random time between posting and deadline, and before `now`. */
function toRecord(
  { _id: userId, firstName, lastName }: SampleUser,
  resumeId: Types.ObjectId,
  { listing, viewed }: Wish,
  now: Date,
  random: Random,
): ApplicationRecord {
  const until = Math.min(listing.applicationDeadline.getTime(), now.getTime());
  const minutes = Math.floor((until - listing.createdAt.getTime()) / MINUTE);
  const appliedAt = new Date(listing.createdAt.getTime() + random.between(1, minutes) * MINUTE);
  const history: ApplicationRecord['history'] = [{ status: 'applied', at: appliedAt, by: userId }];
  const viewedAt = hoursLater(appliedAt, random.between(3, MAX_HOURS_TO_VIEW), now);
  if (viewed && listing.postedBy) history.push({ status: 'viewed', at: viewedAt, by: listing.postedBy });
  return {
    _id: new Types.ObjectId(),
    internshipId: listing._id,
    userId,
    applicant: { firstName, lastName },
    resumeId,
    employer: listing.employer,
    postedBy: listing.postedBy,
    status: history.at(-1)?.status ?? 'applied',
    history,
    appliedAt,
  };
}

/** Returns the resume downloads, which mark an application as viewed. */
function downloadsOf({ resumeId, userId, internshipId, history }: ApplicationRecord): ResumeDownloadRecord[] {
  return history
    .filter(({ status }) => status === 'viewed')
    .map(({ at, by }) => ({
      _id: new Types.ObjectId(),
      resumeId,
      ownerId: userId,
      internshipId,
      by,
      role: 'employer',
      at,
    }));
}

const newestOf = (employer: SampleUser, listings: NewInternship[]): NewInternship | undefined =>
  listings
    .filter(({ postedBy }) => postedBy?.equals(employer._id))
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];

/**
 * Creates applications of the sample graduates, including the clicks before them and the downloads of their
 * resumes. Leaves out the newest listing of the documented employer.
 */
export function makeApplications(
  users: { graduates: SampleUser[]; employer: SampleUser },
  listings: NewInternship[],
  now: Date,
  random: Random,
): { applications: ApplicationRecord[]; clicks: ApplyClickRecord[]; downloads: ResumeDownloadRecord[] } {
  const newest = newestOf(users.employer, listings);
  const others = listings.filter((listing) => listing !== newest);
  const applications = users.graduates.flatMap((user) => {
    const { resumeId } = user;
    if (!resumeId) return [];
    const wishes =
      user.username === 'graduate' ? wishesOfTheGraduate(others) : wishesOf(users.employer, others, random);
    return wishes.map((wish) => toRecord(user, resumeId, wish, now, random));
  });
  const clicks = applications.flatMap(({ internshipId, userId, appliedAt }) =>
    Array.from({ length: random.between(1, 2) }, (_, again) => ({
      _id: new Types.ObjectId(),
      internshipId,
      userId,
      at: hoursLater(appliedAt, again, now),
    })),
  );
  return { applications, clicks, downloads: applications.flatMap(downloadsOf) };
}
