import mongoose from 'mongoose';
import { applicationRecord } from '@/dev/sample/scale/records';
import { fillScale } from '@/dev/sample/scale/fill';
import { pdfFile } from '@/dev/testing/data/documents';
import { resumeForm } from '@/dev/testing/client/file-form';
import { makeUser } from '@/dev/testing/data/fixtures';
import type { Stack } from '@/dev/testing/stack/stack';
import { ApplicationModel } from '@/models/application';
import { rounded, type Row } from '../figure';

const COUNTS = { listings: 2_000, users: 4_000, applications: 20_000, resumes: 200 };
/** A typical resume: two pages with a picture. */
const RESUME = pdfFile('Resume', 150 * 1_024);
const BATCH = 1_000;
const NONE = { listings: 0, users: 0, applications: 0, clicks: 0, submissions: 0, auditEntries: 0 };
const quiet = () => undefined;

interface Taken {
  data: number;
  indexes: number;
}

/** Returns the bytes on disk, as reported by the database. */
async function taken(): Promise<Taken> {
  const stats = await mongoose.connection.db?.stats();
  return { data: Number(stats?.['storageSize']), indexes: Number(stats?.['indexSize']) };
}

async function fillApplications(): Promise<void> {
  const listings = (
    await mongoose.connection.collection('internships').find().project({ _id: 1 }).toArray()
  ).map(({ _id }) => ({ _id: _id as mongoose.Types.ObjectId, employer: null, postedBy: null }));
  const now = new Date();
  for (let from = 0; from < COUNTS.applications; from += BATCH) {
    const make = (_: unknown, at: number) =>
      applicationRecord(from + at, { listings, users: COUNTS.users, now });
    await ApplicationModel.collection.insertMany(Array.from({ length: BATCH }, make));
  }
}

async function uploadResumes(appUrl: string): Promise<void> {
  for (let n = 0; n < COUNTS.resumes; n += 1) {
    const { token } = await makeUser('recent graduate');
    const headers = { authorization: `Bearer ${token}` };
    const body = resumeForm(RESUME);
    const answer = await fetch(`${appUrl}/api/users/upload-resume`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`an upload returned status ${answer.status}`);
    await answer.arrayBuffer();
  }
}

/** Disk space of one document in kilobytes, with its share of the indexes. */
export type Stored = Record<'listing' | 'person' | 'application' | 'resume', number>;

/** Measures the disk space of each kind of document in the database of a service, to which this process is connected. */
export async function measureStorage({ appUrl }: Stack): Promise<{ stored: Stored; rows: Row[] }> {
  const owner = {
    employer: { employer: new mongoose.Types.ObjectId(), postedBy: new mongoose.Types.ObjectId() },
  };
  const fill = (counts: Partial<typeof NONE>) => fillScale({ ...NONE, ...counts }, new Date(), owner, quiet);
  const kinds: [keyof Stored, number, () => Promise<unknown>][] = [
    ['listing', COUNTS.listings, () => fill({ listings: COUNTS.listings })],
    ['person', COUNTS.users, () => fill({ users: COUNTS.users })],
    ['application', COUNTS.applications, fillApplications],
    ['resume', COUNTS.resumes, () => uploadResumes(appUrl)],
  ];
  const stored: Partial<Stored> = {};
  const rows: Row[] = [];
  for (const [kind, count, make] of kinds) {
    const before = await taken();
    await make();
    const after = await taken();
    const kilobytes = (of: keyof Taken) => (after[of] - before[of]) / count / 1_000;
    stored[kind] = kilobytes('data') + kilobytes('indexes');
    rows.push({
      stored: kind,
      'data, KB': rounded(kilobytes('data'), 1),
      'indexes, KB': rounded(kilobytes('indexes'), 1),
    });
  }
  return { stored: stored as Stored, rows };
}
