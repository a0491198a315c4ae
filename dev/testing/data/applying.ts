import type { Types } from 'mongoose';
import type { ApplicationFacts } from '@/lib/applications/records/mapper';
import { api } from '../client/client';
import { pdfFile } from './documents';
import { upload } from '../client/files';
import { makeUser } from './fixtures';

export interface ApplicationAnswer {
  message: string;
  errors?: Record<string, string>;
  application: ApplicationFacts;
}

export const apply = ({ token }: { token: string }, json: unknown) =>
  api<ApplicationAnswer>('POST', '/api/applications', { token, json });

/** Creates a graduate with a resume that contains `text`. */
export async function makeGraduate(text = 'resume') {
  const user = await makeUser('recent graduate');
  const { resume } = (await upload(user, pdfFile(text))).body;
  return { ...user, resumeId: resume._id };
}
export type Graduate = Awaited<ReturnType<typeof makeGraduate>>;

export const applyTo = (graduate: Graduate, listing: { _id: Types.ObjectId }) =>
  apply(graduate, { internshipId: listing._id.toHexString(), resumeId: graduate.resumeId });
