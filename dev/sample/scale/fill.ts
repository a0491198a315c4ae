import { setImmediate as turn } from 'node:timers/promises';
import type { Model, Types } from 'mongoose';
import { madeUpListings } from '@/dev/sample/scale/made-up-listings';
import { fingerprintOf } from '@/lib/internships/listings/fingerprint';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { AuditEntryModel } from '@/models/audit-entry';
import { internshipPrefixes, InternshipModel } from '@/models/internship';
import type { Owned } from '@/models/owned';
import { ResumeModel } from '@/models/resume';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import type { ScaleCounts } from './counts';
import {
  applicationRecord,
  auditRecord,
  clickOf,
  graduatesAmong,
  resumeRecord,
  submissionRecord,
  userRecord,
  type Listed,
} from './records';

/** Documents per insert, few enough that the database can handle other requests in between. */
const BATCH = 500;
/** Concurrent batches. */
const AT_ONCE = 2;

type Report = (line: string) => void;

interface Making<Made> {
  /** Creates the n-th record. Called in order. */
  make: (n: number) => Made;
}

async function write<Stored, Made>(
  model: Model<Stored>,
  count: number,
  report: Report,
  { make }: Making<Made>,
): Promise<void> {
  const began = performance.now();
  let next = 0;
  let done = 0;
  let told = 0;
  const worker = async () => {
    while (next < count) {
      const from = next;
      next = Math.min(count, from + BATCH);
      const records = Array.from({ length: next - from }, (_, at) => make(from + at));
      await model.collection.insertMany(records as never[], { ordered: false });
      await turn();
      done += records.length;
      const tenth = Math.floor((10 * done) / count);
      if (tenth <= told) continue;
      told = tenth;
      const seconds = Math.round((performance.now() - began) / 1000);
      report(
        `${model.collection.name}: ${done.toLocaleString('en')} of ${count.toLocaleString('en')}, ${seconds} s`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Users who own many of the records. */
export interface Owners {
  /** Owns one listing in a hundred. */
  employer: Owned;
}

/** Ids that later steps refer to. */
export interface ScaleIds {
  listings: Listed[];
  graduates: Types.ObjectId[];
}

const OWN_EVERY = 100;

/** Returns the listings without their text fields. */
async function writeListings(
  count: number,
  now: Date,
  { employer }: Owners,
  report: Report,
): Promise<Listed[]> {
  const listed: Listed[] = [];
  const texts = madeUpListings(count, now);
  const make = (n: number) => {
    const { value: listing } = texts.next();
    if (!listing) throw new Error(`there are fewer than ${count} listings`);
    const owned = n % OWN_EVERY === 0 ? employer : { employer: null, postedBy: null };
    listed.push({ _id: listing._id, ...owned });
    const prefixes = internshipPrefixes(listing);
    return { ...listing, ...owned, prefixes, fingerprint: fingerprintOf(listing) };
  };
  await write(InternshipModel, count, report, { make });
  return listed;
}

/**
 * Inserts listings, users, resumes, applications, clicks, submissions and audit entries in large numbers,
 * with dates relative to `now`. They are the same each time, except for the ids of listings. Reports
 * progress.
 */
export async function fillScale(
  counts: ScaleCounts,
  now: Date,
  owners: Owners,
  report: Report,
): Promise<ScaleIds> {
  const { users } = counts;
  await write(UserModel, users, report, { make: (n) => userRecord(n, { now }) });
  const graduates = graduatesAmong(users);
  await write(ResumeModel, graduates, report, { make: (n) => resumeRecord(n, { now }) });
  const listings = await writeListings(counts.listings, now, owners, report);
  const application = (n: number) => applicationRecord(n, { listings, users, now });
  await write(ApplicationModel, counts.applications, report, { make: application });
  await write(ApplyClickModel, counts.clicks, report, { make: (n) => clickOf(application(n)) });
  await write(SubmissionModel, counts.submissions, report, {
    make: (n) => submissionRecord(n, { users, now }),
  });
  await write(AuditEntryModel, counts.auditEntries, report, { make: (n) => auditRecord(n, { now }) });
  return {
    listings,
    graduates: Array.from({ length: graduates }, (_, n) => resumeRecord(n, { now }).userId),
  };
}
