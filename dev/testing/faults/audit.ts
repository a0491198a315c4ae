import mongoose, { Types } from 'mongoose';
import { expect } from 'vitest';
import type { ApplicationFacts } from '@/lib/applications/mapper';
import { toFacts } from '@/lib/applications/mapper';
import { toPublic } from '@/lib/internships/mapper';
import { toOwnSubmission } from '@/lib/submissions/mapper';
import { toOwnResume } from '@/lib/users/mapper';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel } from '@/models/user';
import type { CaughtMail } from '../client-for';
import type { Ledger } from './load';

/** The bytes of a stored file; null where they are not whole. */
async function bytesOf(fileId: Types.ObjectId): Promise<Buffer | null> {
  const { connection } = mongoose;
  const file = await connection.collection('files.files').findOne({ _id: fileId });
  const chunks = await connection
    .collection<{ data: mongoose.mongo.Binary }>('files.chunks')
    .find({ files_id: fileId })
    .sort({ n: 1 })
    .toArray();
  const bytes = Buffer.concat(chunks.map(({ data }) => data.buffer));
  return file && bytes.length === file.length ? bytes : null;
}

/** Every change that was acknowledged is there as it was answered. */
export async function expectAcknowledged(ledger: Ledger): Promise<void> {
  for (const person of ledger.registered) {
    expect(await UserModel.findOne({ username: person.username }).lean()).toMatchObject(person);
  }
  for (const submission of ledger.submissions) {
    const stored = await SubmissionModel.findById(submission._id).lean<SubmissionRecord>();
    const { status: _, internshipId: __, ...facts } = submission;
    expect(stored && toOwnSubmission(stored)).toMatchObject(facts);
  }
  for (const [id, answered] of ledger.approved) {
    const stored = await InternshipModel.findById(answered._id).lean<InternshipRecord>();
    expect(stored && toPublic(stored, new Date())).toEqual(answered);
    expect(stored?.submissionRef?.submissionId.toHexString()).toBe(id);
  }
  for (const { answered, unanswered } of ledger.listings.values()) {
    const stored = await InternshipModel.findById(answered._id).lean<InternshipRecord>();
    const found = stored && toPublic(stored, new Date());
    if (found && unanswered.includes(found.title)) continue;
    expect(found).toEqual(answered);
  }
  await expectSent(ledger.applications);
  await expectResumes(ledger);
}

async function expectSent(applications: ApplicationFacts[]): Promise<void> {
  for (const answered of applications) {
    const stored = await ApplicationModel.findById(answered._id).lean<ApplicationRecord>();
    expect(stored && toFacts(stored)).toEqual(answered);
  }
}

/** A resume is there until its owner replaced it unsent; those that were sent, and the last one, with all their bytes. */
async function expectResumes({ resumes, applications }: Ledger): Promise<void> {
  const last = new Map(resumes.map(({ userId, resume }) => [userId, resume._id]));
  const sent = new Set(applications.map(({ resumeId }) => resumeId));
  for (const { resume, userId, bytes } of resumes) {
    const stored = await ResumeModel.findById(resume._id).lean<ResumeRecord>();
    if (stored) {
      expect(toOwnResume(stored)).toEqual(resume);
      expect((await bytesOf(stored.fileId))?.equals(bytes)).toBe(true);
      continue;
    }
    expect(sent.has(resume._id)).toBe(false);
    if (last.get(userId) !== resume._id) continue;
    const newer = await UserModel.findById(userId).select('resumeId').lean();
    expect(newer?.resumeId?.getTimestamp().getTime()).toBeGreaterThanOrEqual(
      new Types.ObjectId(resume._id).getTimestamp().getTime(),
    );
  }
}

/** Whatever was and was not acknowledged: nothing is there by half. */
export async function expectNothingByHalf(): Promise<void> {
  const submissions = await SubmissionModel.find().lean<SubmissionRecord[]>();
  for (const { _id, status, file } of submissions) {
    const listings = await InternshipModel.countDocuments({ 'submissionRef.submissionId': _id });
    expect({ _id, status, listings }).toEqual({ _id, status, listings: status === 'approved' ? 1 : 0 });
    expect(await bytesOf(file.fileId)).not.toBeNull();
  }
  for (const { resumeId } of await ApplicationModel.find().lean<ApplicationRecord[]>()) {
    const resume = await ResumeModel.findById(resumeId).lean<ResumeRecord>();
    expect(resume && (await bytesOf(resume.fileId))).not.toBeNull();
  }
  for (const { resumeId } of await UserModel.find({ resumeId: { $ne: null } }).lean()) {
    expect(await ResumeModel.exists({ _id: resumeId })).not.toBeNull();
  }
}

/** How many mails are not sent yet, in the queue or in the document whose change they belong to. */
export async function unsentMails(): Promise<number> {
  const waiting = { 'mails._id': { $gt: new Types.ObjectId('000000000000000000000000') } };
  const counts = await Promise.all([
    MailModel.countDocuments({ state: { $ne: 'sent' } }),
    UserModel.countDocuments(waiting),
    ApplicationModel.countDocuments(waiting),
    InternshipModel.countDocuments(waiting),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The mails that came: how many different ones, how many came again, and the addresses of those to whom none came. */
export async function mailsArrived(mailUrl: string, addresses: string[]) {
  const all = (await (await fetch(`${mailUrl}/email`)).json()) as (CaughtMail & { messageId: string })[];
  const different = new Set(all.map(({ messageId }) => messageId));
  const reached = new Set(all.flatMap(({ to }) => to.map(({ address }) => address.toLowerCase())));
  return {
    different: different.size,
    again: all.length - different.size,
    missing: addresses.filter((address) => !reached.has(address.toLowerCase())),
  };
}
