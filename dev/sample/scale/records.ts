import { Types } from 'mongoose';
import { AUDIT_ACTIONS } from '@/lib/trust/audit/actions';
import type { ApplicationRecord } from '@/models/application';
import type { ApplyClickRecord } from '@/models/apply-click';
import { auditPrefixes, type AuditEntryRecord } from '@/models/audit-entry';
import type { Owned } from '@/models/owned';
import { PREFIXES_VERSION } from '@/models/prefixes';
import type { ResumeRecord } from '@/models/resume';
import type { SubmissionRecord } from '@/models/submission';
import { userPrefixes, type UserName, type UserRecord } from '@/models/user';
import { EMPLOYERS, GRADUATES } from '../people';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** One in this many users is an employer; the others are graduates. */
const EMPLOYER_EVERY = 10;
/** One in this many submissions is pending. */
const PENDING_EVERY = 10;

/** The first digits of record ids, by kind. */
const KINDS = {
  user: 0xa1,
  resume: 0xa2,
  application: 0xa4,
  submission: 0xa5,
  other: 0xa6,
  employer: 0xa7,
} as const;

/** Returns the id of the n-th record of a kind, the same each time. */
const idOf = (kind: keyof typeof KINDS, n: number): Types.ObjectId =>
  new Types.ObjectId(`${KINDS[kind].toString(16)}${n.toString(16).padStart(22, '0')}`);

const pick = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const PEOPLE = [...EMPLOYERS, ...GRADUATES];
const FIRST = [...new Set(PEOPLE.map(({ firstName }) => firstName))];
const LAST = [...new Set(PEOPLE.map(({ lastName }) => lastName))];

/** A unique six-letter word for each number. */
const word = (n: number): string =>
  [...n.toString().padStart(6, '0')].map((digit) => String.fromCharCode(97 + Number(digit))).join('');

const isEmployer = (n: number): boolean => n % EMPLOYER_EVERY === 0;

/** The user number of the n-th graduate. */
const graduateNumber = (n: number): number => n + 1 + Math.floor(n / (EMPLOYER_EVERY - 1));

export const graduatesAmong = (users: number): number => users - Math.ceil(users / EMPLOYER_EVERY);

export interface Moment {
  now: Date;
}

const ago = ({ now }: Moment, ms: number): Date => new Date(now.getTime() - ms);

const nameOf = (n: number): UserName => ({
  firstName: pick(FIRST, n),
  lastName: pick(LAST, Math.floor(n / FIRST.length)),
});

/** Creates the n-th user. The names of the sample people are used in rotation. */
export function userRecord(n: number, moment: Moment): UserRecord {
  const names = {
    ...nameOf(n),
    email: `${word(n)}@people.example`,
    username: word(n),
  };
  const createdAt = ago(moment, n * MINUTE_MS);
  return {
    _id: idOf('user', n),
    ...names,
    phoneNumber: '0700000000',
    passwordHash: 'none',
    role: isEmployer(n) ? 'employer' : 'recent graduate',
    isActive: n % 29 !== 0,
    isVerified: n % 17 !== 0,
    sessionVersion: 0,
    lockedUntil: null,
    pendingEmail: null,
    resumeId: isEmployer(n) ? null : idOf('resume', n),
    picture: null,
    createdBy: null,
    agreedAt: n % 17 === 0 ? null : createdAt,
    prefixes: userPrefixes(names),
    prefixesVersion: PREFIXES_VERSION,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Creates the resume of the n-th graduate, without a stored file. */
export function resumeRecord(n: number, moment: Moment): ResumeRecord {
  const number = graduateNumber(n);
  return {
    _id: idOf('resume', number),
    userId: idOf('user', number),
    fileId: idOf('other', number),
    fileName: 'resume.pdf',
    contentType: 'application/pdf',
    size: 1,
    uploadedAt: ago(moment, number * MINUTE_MS),
  };
}

export interface Listed extends Owned {
  _id: Types.ObjectId;
}

/** Creates the n-th application. The graduates apply in rotation, and none applies to a listing twice. */
export function applicationRecord(
  n: number,
  { listings, users, now }: Moment & { listings: readonly Listed[]; users: number },
): ApplicationRecord {
  const graduates = graduatesAmong(users);
  const number = graduateNumber(n % graduates);
  const listing = pick(listings, number + Math.floor(n / graduates));
  const userId = idOf('user', number);
  const appliedAt = ago({ now }, n * 10_000);
  return {
    _id: idOf('application', n),
    internshipId: listing._id,
    userId,
    applicant: nameOf(number),
    resumeId: idOf('resume', number),
    employer: listing.employer,
    postedBy: listing.postedBy,
    status: 'applied',
    history: [{ status: 'applied', at: appliedAt, by: userId }],
    appliedAt,
  };
}

/** Creates the click on Apply Now before an application. */
export const clickOf = ({ internshipId, userId, appliedAt: at }: ApplicationRecord): ApplyClickRecord => ({
  _id: new Types.ObjectId(),
  internshipId,
  userId,
  at,
});

export function submissionRecord(n: number, moment: Moment & { users: number }): SubmissionRecord {
  const createdAt = ago(moment, n * 5 * MINUTE_MS);
  const pending = n % PENDING_EVERY === 0;
  const employers = Math.ceil(moment.users / EMPLOYER_EVERY);
  return {
    _id: idOf('submission', n),
    title: `Trainee ${n}`,
    company: `Company ${n % 500}`,
    location: 'Nakuru',
    duration: '3 months',
    applicationDeadline: new Date(moment.now.getTime() + 20 * DAY_MS),
    howToApply: 'Send your resume.',
    applyLink: 'https://example.org/apply',
    file: { fileId: idOf('other', n), fileName: 'details.pdf', contentType: 'application/pdf', size: 1 },
    employer: idOf('employer', n % employers),
    submittedBy: idOf('user', (n % employers) * EMPLOYER_EVERY),
    status: pending ? 'pending' : 'rejected',
    decision: pending
      ? null
      : { by: null, at: createdAt, comments: 'Not complete.', industryId: null, internshipId: null },
    createdAt,
    updatedAt: createdAt,
  };
}

export function auditRecord(n: number, moment: Moment): AuditEntryRecord {
  const named = {
    actorName: `${pick(FIRST, n)} ${pick(LAST, n)} (staff)`,
    target: { kind: 'internship', id: idOf('other', n), label: `Trainee ${n % 1_000}` },
  };
  return {
    _id: idOf('other', n),
    actorId: idOf('user', 0),
    actorRole: 'editor',
    action: pick(AUDIT_ACTIONS, n),
    ...named,
    before: { location: 'Nairobi' },
    after: { location: 'Nakuru' },
    at: ago(moment, n * MINUTE_MS),
    prefixes: auditPrefixes(named),
  };
}
