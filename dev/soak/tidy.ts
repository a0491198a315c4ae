import type { Types } from 'mongoose';
import { removeFile } from '@/lib/platform/files/remove';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { ResumeDownloadModel } from '@/models/resume-download';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';
import { KEPT_MS, RESUME_NAME } from './journeys';
import { anyOf, type Acknowledged, type World } from './world';

/** Removes and returns the entries older than `before`. */
function takeOlder<T extends { at: number }>(list: T[], before: number): T[] {
  const older = list.filter(({ at }) => at < before);
  list.splice(0, list.length, ...list.filter(({ at }) => at >= before));
  return older;
}

async function expectStored({ traffic }: World, acknowledged: readonly Acknowledged[]): Promise<void> {
  const ids = [...new Set(acknowledged.map(({ _id }) => _id))];
  const there = await ApplicationModel.countDocuments({ _id: { $in: ids } });
  if (there !== ids.length) traffic.fail(`${ids.length - there} acknowledged applications are lost`);
}

async function deleteRetired({ traffic, administrators, retired }: World, before: number): Promise<void> {
  for (const { _id, path } of takeOlder(retired, before)) {
    const { token } = anyOf(administrators);
    try {
      await traffic.ask('DELETE', `/api/internships/${_id}`, 200, { token });
      await traffic.ask('GET', path, 410);
    } catch (error) {
      traffic.fail(String(error));
    }
  }
}

/** Deletes the resumes of deleted applications, except users' current resumes. */
async function clearResumes(before: Date): Promise<void> {
  const old = await ResumeModel.find({ fileName: RESUME_NAME, uploadedAt: { $lt: before } }).lean<
    ResumeRecord[]
  >();
  const ids = old.map(({ _id }) => _id);
  const current = await UserModel.find({ resumeId: { $in: ids } })
    .select('resumeId')
    .lean<Pick<UserRecord, 'resumeId'>[]>();
  const sent = await ApplicationModel.distinct('resumeId', { resumeId: { $in: ids } });
  const needed = new Set([...current.map(({ resumeId }) => String(resumeId)), ...sent.map(String)]);
  for (const { _id, fileId } of old.filter((resume) => !needed.has(String(resume._id)))) {
    await ResumeModel.deleteOne({ _id });
    await removeFile(fileId);
  }
}

async function clearSubmissions(before: Date, submittedBy: Types.ObjectId[]): Promise<void> {
  const old = await SubmissionModel.find({ submittedBy: { $in: submittedBy }, createdAt: { $lt: before } })
    .select('file')
    .lean<Pick<SubmissionRecord, '_id' | 'file'>[]>();
  for (const { _id, file } of old) {
    await SubmissionModel.deleteOne({ _id });
    await removeFile(file.fileId);
  }
}

/**
 * Keeps the data of a soak test at a constant size, because it tests the service rather than a growing
 * database. Checks that older acknowledged writes are stored, then deletes them.
 */
export async function tidy(world: World): Promise<void> {
  const before = Date.now() - KEPT_MS;
  const at = { $lt: new Date(before) };
  const employers = world.employers.map(({ _id }) => _id);
  const actors = [...world.editors, ...world.administrators].map(({ _id }) => _id);
  const old = takeOlder(world.applications, before);
  await expectStored(world, old);
  await deleteRetired(world, before);
  await ApplicationModel.deleteMany({ postedBy: { $in: employers }, appliedAt: at });
  await InternshipModel.deleteMany({ postedBy: { $in: employers }, deletedAt: at });
  await Promise.all([
    clearResumes(at.$lt),
    clearSubmissions(at.$lt, employers),
    ApplyClickModel.deleteMany({ at }),
    ResumeDownloadModel.deleteMany({ by: { $in: employers }, at }),
    AuditEntryModel.deleteMany({ actorId: { $in: actors }, at }),
    MailModel.deleteMany({ state: 'sent', sentAt: at }),
  ]);
}

/** Checks that every acknowledged write is still stored. */
export async function expectNothingLost(world: World): Promise<void> {
  await expectStored(world, world.applications);
  const shown = world.slots.map(({ listing }) => listing._id);
  const there = await InternshipModel.countDocuments({ _id: { $in: shown }, deletedAt: null });
  if (there !== shown.length) world.traffic.fail(`${shown.length - there} published listings are lost`);
}
