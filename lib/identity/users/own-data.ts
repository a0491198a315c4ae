import { Types } from 'mongoose';
import { sessionError } from '@/lib/platform/auth/actor';
import { consentEvidence, type ConsentEvidence } from '@/lib/identity/accounts/minors/consent-evidence';
import { linesOf } from '@/lib/identity/accounts/minors/consent-text';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { toOwnSubmission } from '@/lib/internships/submissions/mapper';
import type { ApplicationRecord } from '@/models/application';
import { TYPED_PREFIX } from '@/models/draft';
import type { EmployerRecord } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import type { MinorRecord } from '@/models/minor';
import { UserModel, type UserRecord } from '@/models/user';
import { toOwnUser } from './mapper';
import { findOwnRecords, type OwnRecords } from './own-records';

/** `path` is its unique place in the export. */
export interface ExportedFile {
  fileId: Types.ObjectId;
  path: string;
}

type Listing = Pick<InternshipRecord, '_id' | 'title' | 'company'>;

/** Collects everything stored about a user, with their files. Throws 401 if the user is deleted. */
export async function collectOwnData(
  id: string,
): Promise<{ data: Record<string, unknown>; files: ExportedFile[] }> {
  const user = await UserModel.findById(new Types.ObjectId(id)).select('-passwordHash').lean<UserRecord>();
  if (!user) throw sessionError('userNotFound');
  const records = await findOwnRecords(user);
  const listings = await findListings(records.applications);
  return { data: toData(user, records, listings), files: filesOf(user, records) };
}

const exported = (
  folder: string,
  _id: Types.ObjectId,
  { fileId, fileName }: { fileId: Types.ObjectId; fileName: string },
): ExportedFile => ({ fileId, path: `files/${folder}/${_id.toHexString()}/${fileName}` });

const filesOf = ({ picture }: UserRecord, { resumes, submissions }: OwnRecords): ExportedFile[] => [
  ...resumes.map((resume) => exported('resumes', resume._id, resume)),
  ...submissions.map(({ _id, file }) => exported('submissions', _id, file)),
  ...(picture ? [{ fileId: picture.fileId, path: 'files/picture.webp' }] : []),
];

function toData(user: UserRecord, records: OwnRecords, listings: Listing[]): Record<string, unknown> {
  const {
    agreedAt,
    updatedAt,
    activeAt = null,
    secondFactorSince = null,
    pastEmails = [],
    pastNames = [],
  } = user;
  return {
    profile: {
      ...toOwnUser(user, null),
      agreedAt,
      updatedAt,
      activeAt,
      secondFactorSince,
      pastEmails,
      pastNames,
    },
    guardian: user.minor ? toExportedGuardian(user.firstName, user.minor) : null,
    resumes: records.resumes.map((resume) => ({
      _id: resume._id,
      fileName: resume.fileName,
      size: resume.size,
      uploadedAt: resume.uploadedAt,
      file: exported('resumes', resume._id, resume).path,
    })),
    applications: records.applications.map((application) => toExported(application, listings)),
    applyClicks: records.clicks.map(({ internshipId, at }) => ({ internshipId, at })),
    ...toDownloads(user, records),
    submissions: records.submissions.map((submission) => ({
      ...toOwnSubmission(submission),
      file: exported('submissions', submission._id, submission.file).path,
    })),
    draftsOfSubmissions: records.drafts.map(({ about, fields, fileName, savedAt }) => ({
      fields: about.startsWith(TYPED_PREFIX) ? fields.texts : fields,
      fileName,
      savedAt,
    })),
    internships: records.internships,
    changesByTheOffice: toChanges(records.changes.filter(({ actorId }) => !actorId.equals(user._id))),
    changesByMe: toChanges(records.changes.filter(({ actorId }) => actorId.equals(user._id))),
    linksSent: records.links.map(({ purpose, email, expiresAt }) => ({ purpose, email, expiresAt })),
    signIns: records.signIns.map(({ provider, issuer, subject, email, linkedAt, lastUsedAt }) => ({
      provider,
      issuer,
      subject,
      email,
      linkedAt,
      lastUsedAt,
    })),
    sessions: records.sessions.map(({ browser, startedAt, lastUsedAt = null, expiresAt }) => ({
      browser,
      startedAt,
      lastUsedAt,
      expiresAt,
    })),
    reports: records.reports.map(({ internshipId, reason, text, state, createdAt }) => ({
      internshipId,
      reason,
      text,
      state,
      createdAt,
    })),
    dataRequests: records.dataRequests.map(
      ({ kind, text, confirmedAt = null, state, dueAt, answer, createdAt }) => ({
        kind,
        text,
        confirmedAt,
        state,
        dueAt,
        answer: answer && { at: answer.at, text: answer.text },
        createdAt,
      }),
    ),
    employer: records.employer && toExportedEmployer(records.employer, user),
    career: records.career,
    alerts: records.alerts.map(({ search, every, nextAt, createdAt }) => ({
      search,
      every,
      nextAt,
      createdAt,
    })),
    saved: records.saved.map(({ internshipId, savedAt }) => ({ internshipId, savedAt })),
    mails: records.mails.map(({ kind, to, subject, state, createdAt }) => ({
      kind,
      to,
      subject,
      state,
      createdAt,
    })),
  };
}

const toExportedConsent = (evidence: ConsentEvidence | null) => ({
  agreedAt: evidence?.at ?? null,
  agreedFromAddress: evidence?.address ?? null,
  agreedWithEmail: evidence?.email ?? null,
  agreedTextVersion: evidence?.textVersion ?? null,
  agreedText: evidence?.text ? linesOf(evidence.text) : null,
});

/** Omits the key of the guardian's link. */
const toExportedGuardian = (firstName: string, minor: MinorRecord) => ({
  name: minor.guardian.name,
  email: minor.guardian.email,
  consent: minor.state,
  changedAt: minor.changedAt,
  waitingSince: minor.waitingSince,
  ...toExportedConsent(consentEvidence(firstName, minor)),
  adultFrom: minor.adultFrom,
});

const toChanges = (entries: OwnRecords['changes']) =>
  entries.map(({ action, before, after, at }) => ({ action, before, after, at }));

/** Omits the names of other people. */
const toDownloads = ({ _id }: UserRecord, { downloads }: OwnRecords) => ({
  downloadsOfMyResumes: downloads
    .filter(({ ownerId }) => ownerId.equals(_id))
    .map(({ at, resumeId, internshipId, role }) => ({ at, resumeId, internshipId, role })),
  downloadsOfOtherResumes: downloads
    .filter(({ by }) => by?.equals(_id))
    .map(({ at, internshipId }) => ({ at, internshipId })),
});

/** The employer's profile and the user's own membership; omits other members. */
function toExportedEmployer(employer: EmployerRecord, { _id }: UserRecord) {
  const { name, slug, kind, website, county, about, verification, members } = employer;
  const own = members.find(({ userId }) => userId.equals(_id));
  return { name, slug, kind, website, county, about, verification, role: own?.role, since: own?.since };
}

function toExported(
  {
    _id,
    internshipId,
    applicant,
    contact = null,
    resumeId,
    career = null,
    status,
    history,
    interview,
    notes = [],
    ownOutcome = null,
    appliedAt,
  }: ApplicationRecord,
  listings: Listing[],
) {
  const listing = listings.find((one) => one._id.equals(internshipId));
  return {
    _id,
    internshipId,
    title: listing?.title ?? null,
    company: listing?.company ?? null,
    sentAs: applicant,
    sentWith: contact,
    resumeId,
    career,
    status,
    history: history.map((step) => ({ status: step.status, at: step.at, message: step.message })),
    interview,
    outcomeNoted: ownOutcome,
    notesOfTheEmployer: notes.map(({ text, at }) => ({ text, at })),
    appliedAt,
  };
}

const findListings = (applications: ApplicationRecord[]): Promise<Listing[]> =>
  findByIds<Listing, InternshipRecord>(
    InternshipModel,
    applications.map(({ internshipId }) => internshipId),
    ['title', 'company'],
  );
