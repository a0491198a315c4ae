import { z } from 'zod';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { verified } from '@/lib/employers/records/badge';
import type { ReviewedEmployer } from '@/lib/employers/records/mapper';
import { withPeople } from '@/lib/employers/records/with-people';

export const REVIEW_STATES = ['asked', 'verified', 'all'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const reviewStateSchema = z
  .enum(REVIEW_STATES, { error: `state is one of: ${REVIEW_STATES.join(', ')}` })
  .nullish()
  .transform((state) => state ?? 'asked');

const filterOf = (state: ReviewState, now: Date) =>
  ({
    asked: { askedAt: { $gt: new Date(0) } },
    verified: verified(now),
    all: {},
  })[state];

const ORDER = {
  asked: { askedAt: 1 },
  verified: { 'verification.until': 1 },
  all: { createdAt: -1 },
} as const;

/** Lists employers for administrators, ten per page: those that wait for a decision (oldest first), the verified ones, or all. */
export async function listEmployers(
  actor: Actor,
  input: { page?: unknown; state?: unknown },
): Promise<{ employers: ReviewedEmployer[] } & Paged> {
  authorize(actor, 'employer:review');
  const state = reviewStateSchema.parse(input.state);
  const now = new Date();
  const { records, ...facts } = await findPage<EmployerRecord>(EmployerModel, {
    filter: filterOf(state, now),
    page: input.page,
    order: ORDER[state],
  });
  return { employers: await withPeople(records, now), ...facts };
}
