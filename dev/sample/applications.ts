import { Types } from 'mongoose';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import type { InternshipRecord } from '@/models/internship';
import { hoursLater } from './days';
import type { Random } from './random';
import type { SampleUser } from './users';

type Applied = Pick<
  InternshipRecord,
  '_id' | 'title' | 'company' | 'employerId' | 'createdAt' | 'applicationDeadline'
>;

const HOURS_A_DAY = 24;

/** A moment between listing and deadline, never later than now. */
function appliedAt(listing: Applied, now: Date, random: Random): Date {
  const until = Math.min(listing.applicationDeadline.getTime(), now.getTime());
  const minutes = Math.floor((until - listing.createdAt.getTime()) / 60_000);
  return new Date(listing.createdAt.getTime() + random.between(5, Math.max(5, minutes - 5)) * 60_000);
}

function application(
  user: SampleUser,
  listing: Applied,
  at: Date,
  viewedAt: Date | null,
): ApplicationRecord[] {
  if (!user.resumeId) return [];
  const viewed = viewedAt && listing.employerId;
  return [
    {
      _id: new Types.ObjectId(),
      internshipId: listing._id,
      userId: user._id,
      resumeId: user.resumeId,
      employerId: listing.employerId,
      status: viewed ? 'viewed' : 'applied',
      history: [
        { status: 'applied', at, by: user._id },
        ...(viewed ? [{ status: 'viewed' as const, at: viewedAt, by: viewed }] : []),
      ],
      appliedAt: at,
    },
  ];
}

/** The listings the known graduate applied to; `viewed` where the employer has downloaded the resume. */
const GRADUATE_APPLIED = [
  { company: 'Tawi Digital', title: 'UI/UX Design Intern', viewed: true },
  { company: 'Tawi Digital', title: 'Mobile Developer Intern (Android)', viewed: false },
  { company: 'Kijiji Data Lab', title: 'Data Analyst Intern', viewed: false },
  { company: 'Simulizi Apps', title: 'Game Developer Intern', viewed: false },
];

/**
 * Writes the applications of the sample graduates, and a click for each and some more.
 * Nobody has applied to the newest listing of the known employer.
 */
export async function makeApplications(
  users: SampleUser[],
  listings: Applied[],
  now: Date,
  random: Random,
): Promise<{ applications: number; clicks: number }> {
  const employer = users.find(({ username }) => username === 'employer');
  const own = listings
    .filter(({ employerId }) => employerId && employer?._id.equals(employerId))
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const untouched = own[0];
  const open = listings.filter((listing) => listing !== untouched);
  const [ofAccounts, ofOffice] = [open.filter((l) => l.employerId), open.filter((l) => !l.employerId)];

  const viewedLater = (at: Date) => hoursLater(at, random.between(3, 4 * HOURS_A_DAY), now);
  const applications = users.flatMap((user) => {
    if (user.username === 'graduate') {
      return GRADUATE_APPLIED.flatMap(({ company, title, viewed }) => {
        const listing = listings.find((one) => one.company === company && one.title === title);
        if (!listing) throw new Error(`no sample listing ${title}`);
        const at = appliedAt(listing, now, random);
        return application(user, listing, at, viewed ? viewedLater(at) : null);
      });
    }
    const chosen = [
      ...random.some(own.slice(1), random.between(0, 2)),
      ...random.some(ofAccounts, random.between(1, 4)),
      ...random.some(ofOffice, random.between(0, 4)),
    ];
    return [...new Set(chosen)].flatMap((listing) => {
      const at = appliedAt(listing, now, random);
      return application(user, listing, at, random.between(1, 5) > 3 ? viewedLater(at) : null);
    });
  });

  const tracked = applications.map(({ internshipId, userId, appliedAt: at }) => ({
    internshipId,
    userId,
    at,
  }));
  await ApplicationModel.insertMany(applications);
  await ApplyClickModel.insertMany(tracked);
  return { applications: applications.length, clicks: tracked.length };
}
