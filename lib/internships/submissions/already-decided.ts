import type { Types } from 'mongoose';
import { AppError } from '@/lib/platform/core/errors';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';

async function nameOf(id: Types.ObjectId | null | undefined): Promise<string | undefined> {
  const user = await UserModel.findById(id)
    .select('firstName lastName')
    .lean<Pick<UserRecord, 'firstName' | 'lastName'>>();
  return user ? `${user.firstName} ${user.lastName}` : undefined;
}

export async function alreadyDecided(id: Types.ObjectId): Promise<AppError> {
  const submission = await SubmissionModel.findById(id)
    .select('status decision')
    .lean<Pick<SubmissionRecord, 'status' | 'decision'>>();
  if (!submission) return new AppError('notFound', 'Submission not found');
  const { status, decision } = submission;
  const name = await nameOf(decision?.by);
  return new AppError(
    'conflict',
    `This submission has already been ${status}${name ? ` by ${name}` : ''}. Nothing was changed.`,
  );
}
