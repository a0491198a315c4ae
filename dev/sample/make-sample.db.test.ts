import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchDatabase, type RunningDatabase } from '@/dev/database/launch';
import { connect, disconnect } from '@/lib/db';
import { listFeaturedInternships } from '@/lib/internships/list-featured';
import { ApplicationModel } from '@/models/application';
import { InternshipModel } from '@/models/internship';
import { ResumeModel } from '@/models/resume';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { isEmpty, makeSample, type SampleCounts } from './make-sample';

let folder: string;
let database: RunningDatabase;
let counts: SampleCounts;
let emptyBefore: boolean;
let milliseconds: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-sample-'));
  database = await launchDatabase({ folder, durable: false });
  process.env.MONGODB_URI = database.uri;
  process.env.APP_URL = 'http://localhost:3000';
  process.env.SMTP_URL = 'smtp://127.0.0.1:1025';
  process.env.AUTH_SECRET = 'a secret that no deployment would ever use';
  await connect();
  for (const model of [UserModel, InternshipModel, ApplicationModel, ResumeModel, SubmissionModel]) {
    await model.createCollection();
    await model.createIndexes();
  }
  emptyBefore = await isEmpty();
  const started = performance.now();
  counts = await makeSample({ now: new Date() });
  milliseconds = performance.now() - started;
});

afterAll(async () => {
  await disconnect();
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('makeSample', () => {
  it('fills an empty database with what it promises', async () => {
    expect(milliseconds).toBeLessThan(10_000);
    expect(emptyBefore).toBe(true);
    expect(counts.listings).toBeGreaterThanOrEqual(100);
    expect(await InternshipModel.countDocuments()).toBe(counts.listings);
    expect(await UserModel.countDocuments()).toBe(counts.users);
    expect(await ApplicationModel.countDocuments()).toBe(counts.applications);
    expect(await listFeaturedInternships()).toHaveLength(7);
  });
});
