import { Types } from 'mongoose';
import { AUDIT_ACTIONS } from '@/lib/trust/audit/actions';
import { featuredSlug } from '@/lib/internships/listings/featured-slug';
import { INDUSTRY_IDS, ROLES } from '@/lib/platform/core/vocabulary';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';

const BATCH = 1_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FIRST = [
  'Wanjiru',
  'Otieno',
  'Akinyi',
  'Kiprop',
  'Nafula',
  'Mwende',
  'Barasa',
  'Chebet',
  'Ali',
  'Zawadi',
];
const LAST = [
  'Kamau',
  'Odhiambo',
  'Njoroge',
  'Koech',
  'Wekesa',
  'Mutua',
  'Hassan',
  'Maina',
  'Ochieng',
  'Juma',
];
const JOBS = [
  'Web Developer',
  'Accounts',
  'Nursing',
  'Field',
  'Legal',
  'Kitchen',
  'Survey',
  'Radio',
  'Solar',
  'Stock',
];
const TEXT = 'What the work is, whom it suits and what is learnt from it, in a few honest words. ';

const pick = <T>(values: readonly T[], at: number): T => values[at % values.length] as T;
const ago = (ms: number): Date => new Date(Date.now() - ms);
export const letters = (n: number): string =>
  [...n.toString().padStart(6, '0')].map((digit) => String.fromCharCode(97 + Number(digit))).join('');

const user = (n: number) => ({
  firstName: pick(FIRST, n),
  lastName: pick(LAST, Math.floor(n / 10)),
  phoneNumber: '0700000000',
  email: `person${n}@bench.example`,
  username: `person${letters(n)}`,
  passwordHash: 'none',
  role: pick(ROLES.slice(1), n),
  isActive: n % 9 !== 0,
  isVerified: n % 7 !== 0,
  createdAt: ago(n * MINUTE_MS),
});

function internship(n: number) {
  const names = { title: `${pick(JOBS, n)} Intern ${n}`, company: `Company ${n % 500}` };
  return {
    ...names,
    slug: `listing-${n}`,
    featuredSlug: featuredSlug(names),
    industryId: pick(INDUSTRY_IDS, n),
    location: 'Nairobi',
    duration: '3 months',
    applicationDeadline: new Date(Date.now() + ((n % 40) - 8) * DAY_MS),
    applyLink: 'https://example.org/apply',
    descriptionParagraph: TEXT.repeat(8),
    yourRole: [TEXT, TEXT],
    isFeatured: n % 50 === 0,
    createdAt: ago(n * MINUTE_MS),
  };
}

const submission = (n: number) => ({
  title: `${pick(JOBS, n)} Intern`,
  company: `Company ${n % 500}`,
  location: 'Nakuru',
  duration: '3 months',
  applicationDeadline: new Date(Date.now() + 20 * DAY_MS),
  howToApply: TEXT,
  applyLink: 'https://example.org/apply',
  file: { fileId: new Types.ObjectId(), fileName: 'a.pdf', contentType: 'application/pdf', size: 1 },
  submittedBy: new Types.ObjectId(),
  status: 'pending' as const,
  createdAt: ago(n * MINUTE_MS),
});

const auditEntry = (n: number) => ({
  actorId: new Types.ObjectId(),
  actorName: `${pick(FIRST, n)} ${pick(LAST, Math.floor(n / 10))} (person)`,
  actorRole: 'editor',
  action: pick(AUDIT_ACTIONS, n),
  target: { kind: 'internship', id: new Types.ObjectId(), label: `${pick(JOBS, n)} Intern ${n}` },
  before: { location: 'Nairobi' },
  after: { location: 'Nakuru' },
  at: ago(n * MINUTE_MS),
});

const application = (n: number) => ({
  internshipId: new Types.ObjectId(),
  userId: new Types.ObjectId(),
  resumeId: new Types.ObjectId(),
  status: 'applied' as const,
  appliedAt: ago(n * 12 * MINUTE_MS),
});

const click = (n: number) => ({ internshipId: new Types.ObjectId(), at: ago(n * 12 * MINUTE_MS) });

/** Inserts `count` users, listings, submissions, audit entries, applications and clicks into the connected database. */
export async function fillDashboard(count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => from + at);
    await UserModel.insertMany(numbers.map(user));
    await InternshipModel.insertMany(numbers.map(internship));
    await SubmissionModel.insertMany(numbers.map(submission));
    await AuditEntryModel.insertMany(numbers.map(auditEntry));
    await ApplicationModel.insertMany(numbers.map(application));
    await ApplyClickModel.insertMany(numbers.map(click));
  }
}
