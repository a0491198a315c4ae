import type { z } from 'zod';
import { AppError, invalidField } from '@/lib/platform/core/errors';
import { NEEDS_INTERVIEW, type moveSchema } from '@/lib/applications/records/schemas';
import type { ApplicationRecord } from '@/models/application';
import type { StoredInterview } from './interview';
import { notAStep, statusesBefore } from './status-transitions';

type Move = z.infer<typeof moveSchema>;

/** Throws 409 if the employer cannot move the application to this status, and 422 for an invitation without a time. */
export function checkMove(
  before: Pick<ApplicationRecord, 'status' | 'interview'>,
  { status, interview }: Pick<Move, 'status' | 'interview'>,
): void {
  if (!statusesBefore('employer', status).includes(before.status))
    throw new AppError('conflict', notAStep(before.status, status));
  if (status === 'interview' && !interview && !before.interview)
    throw invalidField('interview', NEEDS_INTERVIEW);
}

/** Converts a typed interview to the stored one. */
export const interviewToStore = (interview: Move['interview']): StoredInterview | undefined =>
  interview && {
    at: new Date(interview.at),
    place: interview.place || null,
    link: interview.link ?? null,
    phone: interview.phone ?? null,
    contact: interview.contact || null,
  };
