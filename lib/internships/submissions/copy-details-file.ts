import type { Types } from 'mongoose';
import { ofOwnEmployer } from '@/lib/employers/members/membership';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/listings/still-there';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { DocumentInspector } from '@/lib/platform/files/sniff-document-type';
import { openFile } from '@/lib/platform/files/open';
import { storeFile, type FileFacts } from '@/lib/platform/files/store';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';

/** Finds the details file of a listing that belongs to this account's employer, or null. Throws 404. */
export async function findDetailsFile(
  ownerId: Types.ObjectId,
  internshipId: unknown,
): Promise<SubmissionRecord['file'] | null> {
  const _id = objectId(internshipId, INTERNSHIP_NOT_FOUND);
  const own = { _id, ...(await ofOwnEmployer(ownerId.toHexString())), deletedAt: null };
  const listing = await InternshipModel.findOne(own)
    .select('submissionRef')
    .lean<Pick<InternshipRecord, 'submissionRef'>>();
  if (!listing) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  const submission = await SubmissionModel.findById(listing.submissionRef?.submissionId)
    .select('file')
    .lean<Pick<SubmissionRecord, 'file'>>();
  return submission?.file ?? null;
}

/** Copies that file as a pending one for another submission. Undefined if there is none. Throws 404. */
export async function copyDetailsFile(
  ownerId: Types.ObjectId,
  internshipId: unknown,
): Promise<FileFacts | undefined> {
  const file = await findDetailsFile(ownerId, internshipId);
  if (!file) return undefined;
  const { stream, fileName } = await openFile(file);
  return storeFile(
    stream as unknown as AsyncIterable<Uint8Array>,
    { givenName: fileName, ownerId, purpose: 'submission' },
    new DocumentInspector(),
  );
}
