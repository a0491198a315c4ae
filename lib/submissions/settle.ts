import type { Types } from 'mongoose';
import { connect } from '@/lib/db';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { noteApproval } from './note-approval';

/**
 * Notes the approval whose listing was published and lets the submission say what became of it: as the listing has it, whoever
 * gets to it first. Nothing where there is no listing.
 */
export async function settle(submissionId: Types.ObjectId, internshipId: Types.ObjectId): Promise<void> {
  const begun = { _id: submissionId, status: 'pending', 'decision.internshipId': internshipId } as const;
  const listing = await InternshipModel.findById(internshipId).lean<InternshipRecord>();
  const submission = await SubmissionModel.findOne(begun).lean<SubmissionRecord>();
  if (!listing || !submission) return;
  await noteApproval(submission, listing);
  await SubmissionModel.updateOne(begun, {
    $set: {
      status: 'approved',
      'decision.by': listing.createdBy,
      'decision.industryId': listing.industryId,
    },
  });
}

/** Settles the submissions whose listing was published by a process that died before it could; others wait as they are. */
export async function settleBrokenOff(): Promise<void> {
  await connect();
  const begun = await SubmissionModel.find({ status: 'pending', 'decision.internshipId': { $ne: null } })
    .select('decision')
    .lean<Pick<SubmissionRecord, '_id' | 'decision'>[]>();
  for (const { _id, decision } of begun) {
    if (decision?.internshipId) await settle(_id, decision.internshipId);
  }
}
