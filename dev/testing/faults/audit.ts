import { isDeepStrictEqual } from 'node:util';
import type { Types } from 'mongoose';
import mongoose from 'mongoose';
import { toFacts } from '@/lib/applications/records/mapper';
import { withCreator } from '@/lib/internships/listings/with-creators';
import { toOwnSubmission } from '@/lib/internships/submissions/mapper';
import { toOwnResume } from '@/lib/identity/users/mapper';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel } from '@/models/user';
import type { CaughtMail } from '../client/client-for';
import type { Ledger } from './load';

/** True if the stored document has every value of the response. */
const same = (found: object | null, answered: object): boolean =>
  found !== null &&
  Object.entries(answered).every(([name, value]) =>
    isDeepStrictEqual((found as Record<string, unknown>)[name], value),
  );

/** Returns the bytes of a stored file, or null if they are incomplete. */
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

/** Returns one line for each acknowledged document that is missing or differs from the response. */
export async function lostOf(ledger: Ledger): Promise<string[]> {
  const lost: string[] = [];
  for (const person of ledger.registered) {
    const found = await UserModel.findOne({ username: person.username }).lean();
    if (!same(found, person)) lost.push(`the account ${person.username}`);
  }
  for (const { status: _, internshipId: __, ...facts } of ledger.submissions) {
    const stored = await SubmissionModel.findById(facts._id).lean<SubmissionRecord>();
    const now = stored && { ...toOwnSubmission(stored), comments: null };
    if (!same(now, facts)) lost.push(`the submission ${facts._id}`);
  }
  for (const [id, answered] of ledger.approved) {
    const stored = await InternshipModel.findById(answered._id).lean<InternshipRecord>();
    const isOfIt = stored?.submissionRef?.submissionId.toHexString() === id;
    if (!isOfIt || !same(await withCreator(stored), answered)) lost.push(`the approval of ${id}`);
  }
  for (const { answered, unanswered } of ledger.listings.values()) {
    const stored = await InternshipModel.findById(answered._id).lean<InternshipRecord>();
    const found = stored && (await withCreator(stored));
    const isNewer = found !== null && unanswered.includes(found.title);
    if (!isNewer && !same(found, answered)) lost.push(`the listing ${answered._id}`);
  }
  for (const answered of ledger.applications) {
    const stored = await ApplicationModel.findById(answered._id).lean<ApplicationRecord>();
    if (!same(stored && toFacts(stored), answered)) lost.push(`the application ${answered._id}`);
  }
  return [...lost, ...(await lostResumes(ledger))];
}

/**
 * Returns one line for each missing resume. A resume may be missing only if its owner replaced it without
 * applying with it. Resumes sent with an application, and each owner's latest resume, must be complete.
 */
async function lostResumes({ resumes, applications }: Ledger): Promise<string[]> {
  const lost: string[] = [];
  const last = new Map(resumes.map(({ userId, resume }) => [userId, resume._id]));
  const known = new Set(resumes.map(({ resume }) => resume._id));
  const sent = new Set(applications.map(({ resumeId }) => resumeId));
  for (const { resume, userId, bytes } of resumes) {
    const stored = await ResumeModel.findById(resume._id).lean<ResumeRecord>();
    if (stored) {
      const isWhole = (await bytesOf(stored.fileId))?.equals(bytes) === true;
      if (!isWhole || !same(toOwnResume(stored), resume)) lost.push(`bytes of the resume ${resume._id}`);
      continue;
    }
    const user = await UserModel.findById(userId).select('resumeId').lean();
    const current = user?.resumeId?.toHexString();
    const isReplaced = last.get(userId) !== resume._id || (current !== undefined && !known.has(current));
    if (sent.has(resume._id) || !isReplaced) lost.push(`the resume ${resume._id}`);
  }
  return lost;
}

/** Returns one line for each incomplete change, acknowledged or not. */
export async function halvesOf(): Promise<string[]> {
  const halves: string[] = [];
  for (const { _id, status, file } of await SubmissionModel.find().lean<SubmissionRecord[]>()) {
    const id = _id.toHexString();
    const listings = await InternshipModel.countDocuments({ 'submissionRef.submissionId': _id });
    if (listings !== (status === 'approved' ? 1 : 0))
      halves.push(`${id} is ${status}, listings: ${listings}`);
    if (!(await bytesOf(file.fileId))) halves.push(`the file of the submission ${id}`);
  }
  for (const { _id, resumeId } of await ApplicationModel.find().lean<ApplicationRecord[]>()) {
    const resume = await ResumeModel.findById(resumeId).lean<ResumeRecord>();
    if (!resume || !(await bytesOf(resume.fileId))) halves.push(`the application ${_id.toHexString()}`);
  }
  for (const { username, resumeId } of await UserModel.find({ resumeId: { $ne: null } }).lean()) {
    if (!(await ResumeModel.exists({ _id: resumeId }))) halves.push(`the resume of ${username}`);
  }
  return halves;
}

/** The number of unsent e-mails. */
export const unsentMails = (): Promise<number> => MailModel.countDocuments({ state: { $ne: 'sent' } }).exec();

/** Counts the distinct and the repeated e-mails that arrived, and lists the registered people who got none. */
export async function mailsArrived(mailUrl: string, { registered }: Ledger) {
  const all = (await (await fetch(`${mailUrl}/email`)).json()) as (CaughtMail & { messageId: string })[];
  const different = new Set(all.map(({ messageId }) => messageId));
  const reached = new Set(all.flatMap(({ to }) => to.map(({ address }) => address.toLowerCase())));
  return {
    different: different.size,
    again: all.length - different.size,
    missing: registered.map(({ email }) => email).filter((email) => !reached.has(email)),
  };
}
