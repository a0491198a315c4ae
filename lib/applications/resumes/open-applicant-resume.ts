import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { openFile, type StoredFile } from '@/lib/platform/files/open';
import { ofOwnEmployer } from '@/lib/employers/members/membership';
import { objectId } from '@/lib/platform/db/ids';
import { recordResumeDownload } from '@/lib/identity/users/record-resume-download';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { listingsWithResumes, resumeGone } from './readable-resumes';

const NOT_FOUND = 'Resume not found';

/** Searches only the person's newest applications to the employer. */
const MAX_APPLICATIONS = 100;

/**
 * Opens the latest resume a graduate sent to the employer, or the one for `internshipId`. Records the download for the graduate.
 * Throws 404 if there is none or it was withdrawn, 410 once the listing has been closed for 90 days.
 */
export async function openApplicantResume(
  actor: Actor,
  input: { userId: unknown; internshipId?: unknown },
): Promise<StoredFile> {
  const user = authorize(actor, 'resume:download-applicant');
  const wanted = input.internshipId ?? null;
  const applications = await ApplicationModel.find({
    ...(await ofOwnEmployer(user.id)),
    userId: objectId(input.userId, NOT_FOUND),
    status: { $ne: 'withdrawn' },
    ...(wanted !== null && { internshipId: objectId(wanted, NOT_FOUND) }),
  })
    .sort({ appliedAt: -1 })
    .limit(MAX_APPLICATIONS)
    .lean<ApplicationRecord[]>();
  const readable = await listingsWithResumes(
    applications.map(({ internshipId }) => internshipId),
    new Date(),
  );
  const application = applications.find(({ internshipId }) => readable.has(internshipId.toHexString()));
  if (!application && applications.length > 0) throw resumeGone();
  const resume = application && (await ResumeModel.findById(application.resumeId).lean<ResumeRecord>());
  if (!resume) throw new AppError('notFound', NOT_FOUND);
  await recordResumeDownload(user, resume, application.internshipId);
  return openFile(resume);
}
