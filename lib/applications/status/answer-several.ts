import type { z } from 'zod';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { UNANSWERED_STATUSES } from '@/lib/platform/core/vocabulary';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { ApplicationModel } from '@/models/application';
import { moveAll, type MovedApplications } from './move-applications';
import { ownListing } from '@/lib/applications/records/own-listing';
import { refuseUnfair } from './refuse-unfair';
import { answerAllSchema, answerSeveralSchema, MAX_MOVED } from '@/lib/applications/records/schemas';
import { countNoun } from '@/lib/platform/format/count-noun';

/** Moves the first 500 unanswered applications, like `moveApplications`. Throws 422, and 404 for another employer's listing. */
export async function moveUnanswered(
  actor: Actor,
  input: { internshipId: unknown; move: unknown },
): Promise<MovedApplications> {
  const user = authorize(actor, 'application:move');
  return answer(user, input.internshipId, answerAllSchema.parse(input.move));
}

/** Moves the given applications, or all unanswered ones. Also returns a message for the employer. */
export async function answerSeveral(
  actor: Actor,
  input: { internshipId: unknown; answer: unknown },
): Promise<MovedApplications & { message: string }> {
  const user = authorize(actor, 'application:move');
  const result = await answer(user, input.internshipId, answerSeveralSchema.parse(input.answer));
  return { message: inWords(result), ...result };
}

async function answer(
  user: SignedInUser,
  listingId: unknown,
  { ids, ...step }: z.infer<typeof answerSeveralSchema>,
): Promise<MovedApplications> {
  await refuseUnfair(step);
  const internshipId = await ownListing(user.id, listingId);
  await limitRate('answer applicants', null, user.id);
  return moveAll(user, ids ?? (await unanswered(internshipId)), step, { internshipId });
}

async function unanswered(internshipId: Awaited<ReturnType<typeof ownListing>>): Promise<string[]> {
  const found = await ApplicationModel.find({ internshipId, status: { $in: UNANSWERED_STATUSES } })
    .sort({ appliedAt: 1 })
    .limit(MAX_MOVED)
    .select('_id')
    .lean();
  return found.map(({ _id }) => _id.toHexString());
}

function inWords({ moved, refused }: MovedApplications): string {
  const reasons = [...new Set(refused.map(({ message }) => message))].join(' ');
  const others =
    refused.length > 0 ? ` ${countNoun(refused.length, 'applicant')} not updated: ${reasons}` : '';
  return `${countNoun(moved.length, 'applicant')} updated.${others}`;
}
