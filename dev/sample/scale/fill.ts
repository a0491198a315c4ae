import { setImmediate as turn } from 'node:timers/promises';
import type { Model, Types } from 'mongoose';
import { madeUpListings, type MadeUpListing } from '@/dev/bench/search/made-up-listings';
import { searchTermsOf } from '@/lib/search/search-terms';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { AuditEntryModel } from '@/models/audit-entry';
import { internshipBeginnings, InternshipModel } from '@/models/internship';
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

/** Documents written at once: few enough for the database to answer others in between. */
const BATCH = 500;
/** Batches on their way at a time. */
const AT_ONCE = 2;

type Report = (line: string) => void;

/** Writes the n-th record for every n below `count`, many at a time, and tells how far it is. */
async function write<T>(
  model: Model<T>,
  count: number,
  report: Report,
  make: (n: number) => unknown,
): Promise<void> {
  const began = performance.now();
  let next = 0;
  let told = 0;
  const worker = async () => {
    while (next < count) {
      const from = next;
      next = Math.min(count, from + BATCH);
      const records = Array.from({ length: next - from }, (_, at) => make(from + at));
      await model.collection.insertMany(records as never[], { ordered: false });
      await turn();
      const tenth = Math.floor((10 * next) / count);
      if (tenth <= told) continue;
      told = tenth;
      const seconds = Math.round((performance.now() - began) / 1000);
      report(
        `${model.collection.name}: ${next.toLocaleString('en')} of ${count.toLocaleString('en')}, ${seconds} s`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** What some of the records belong to, so that there is somebody with much of everything. */
export interface Owners {
  /** One listing in a hundred is theirs. */
  employer: Listed['_id'];
}

/** What was made, to go on with. */
export interface ScaleIds {
  listings: Listed[];
  graduates: Types.ObjectId[];
}

const OWN_EVERY = 100;

/** Gives the listings, without their texts. */
async function writeListings(
  count: number,
  now: Date,
  { employer }: Owners,
  report: Report,
): Promise<Listed[]> {
  const listed: Listed[] = [];
  const began = performance.now();
  let batch: (MadeUpListing & { beginnings: string[] })[] = [];
  const store = async () => {
    const found = await searchTermsOf(batch);
    await InternshipModel.collection.insertMany(found, { ordered: false });
    await turn();
    batch = [];
  };
  for (const listing of madeUpListings(count, now)) {
    const employerId = listed.length % OWN_EVERY === 0 ? employer : null;
    listed.push({ _id: listing._id, employerId });
    batch.push({ ...listing, employerId, beginnings: internshipBeginnings(listing) });
    if (batch.length < BATCH && listed.length < count) continue;
    await store();
    if (listed.length % Math.ceil(count / 10) >= BATCH && listed.length < count) continue;
    const seconds = Math.round((performance.now() - began) / 1000);
    report(
      `internships: ${listed.length.toLocaleString('en')} of ${count.toLocaleString('en')}, ${seconds} s`,
    );
  }
  return listed;
}

/**
 * Adds listings, users, resumes, applications, clicks, submissions and audit entries in large numbers, the same each time
 * but for the ids of listings, dated relative to `now`. Tells how far it is.
 */
export async function fillScale(
  counts: ScaleCounts,
  now: Date,
  owners: Owners,
  report: Report,
): Promise<ScaleIds> {
  const { users } = counts;
  await write(UserModel, users, report, (n) => userRecord(n, { now }));
  const graduates = graduatesAmong(users);
  await write(ResumeModel, graduates, report, (n) => resumeRecord(n, { now }));
  const listings = await writeListings(counts.listings, now, owners, report);
  const application = (n: number) => applicationRecord(n, { listings, users, now });
  await write(ApplicationModel, counts.applications, report, application);
  await write(ApplyClickModel, counts.clicks, report, (n) => clickOf(application(n)));
  await write(SubmissionModel, counts.submissions, report, (n) => submissionRecord(n, { users, now }));
  await write(AuditEntryModel, counts.auditEntries, report, (n) => auditRecord(n, { now }));
  return {
    listings,
    graduates: Array.from({ length: graduates }, (_, n) => resumeRecord(n, { now }).userId),
  };
}
