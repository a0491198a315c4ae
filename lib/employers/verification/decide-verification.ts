import type { Types } from 'mongoose';
import type { z } from 'zod';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError, invalidField } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import { markPending } from '@/lib/platform/files/pending';
import { sameVersion } from '@/lib/platform/format/seen-version';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { freeSlug } from '@/lib/employers/records/create-employer';
import { auditTarget, findReviewed } from '@/lib/employers/records/find-reviewed';
import { badgeOf } from '@/lib/employers/records/badge';
import { invalidateEmployer } from '@/lib/employers/records/invalidate-employer';
import { refusedTemplate } from './mail-templates';
import { nameKeysOf } from '@/lib/employers/records/names';
import { verificationSchema } from '@/lib/employers/records/schemas';
import { takeName } from './take-name';
import { tellOwners, tellVerified, verification } from './verification';

type Decision = z.infer<typeof verificationSchema>;

const MESSAGES = {
  verify: 'The employer is verified for twelve months.',
  refuse: 'The documents have been refused.',
  revoke: 'The employer no longer has a badge.',
} as const;
const ACTIONS = {
  verify: 'employer verified',
  refuse: 'employer refused',
  revoke: 'employer revoked',
} as const;

/**
 * Verifies an employer for twelve months (under a new `name`, if given), refuses its documents, or revokes its badge. A refusal keeps
 * the badge. `takeName` takes the name from a verified or recalled employer. Deletes the documents within an hour. Notifies the owners.
 * Throws 404 and 422. Throws 409 if there is nothing to refuse or revoke, or if the name belongs to another employer.
 */
export async function decideVerification(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ message: string }> {
  const by = authorize(actor, 'employer:review');
  const decision = verificationSchema.parse(input.fields ?? {});
  const { _id } = await findReviewed(input.id);
  await withTransaction(() => decide(by, _id, decision));
  return { message: MESSAGES[decision.verification] };
}

function refuseIdle(employer: EmployerRecord, { verification: wanted, name }: Decision): void {
  if (wanted === 'refuse' && employer.askedAt === null)
    throw new AppError('conflict', 'This employer has no documents waiting for a decision.');
  if (wanted === 'verify' && (name ?? employer.name) === '')
    throw invalidField('name', 'It has no name yet. Enter one');
  if (wanted === 'revoke' && employer.verification === null)
    throw new AppError('conflict', 'This employer isn’t verified and has no confirmed domain.');
}

async function decide(by: SignedInUser, _id: Types.ObjectId, decision: Decision): Promise<void> {
  const employer = await findReviewed(_id.toHexString());
  refuseIdle(employer, decision);
  const { verification: wanted, comments, name = employer.name, takeName: takes } = decision;
  const now = new Date();
  const given = wanted === 'verify' ? verification({ by: 'documents', domain: null }, now) : null;
  if (given) await takeName(by, { name, own: _id, isTaken: takes }, now);
  const { askedAt, updatedAt } = employer;
  const kept = wanted === 'refuse' ? employer.verification : given;
  const { matchedCount } = await EmployerModel.updateOne(
    { _id, ...sameVersion(updatedAt) },
    {
      $set: {
        ...{ name, verification: kept, evidence: [], askedAt: null },
        nameKeys: name === '' ? [] : nameKeysOf(name),
        refusal: wanted === 'verify' ? null : { at: now, comments },
        ...(employer.name === '' && name !== '' && { slug: await freeSlug(name, _id) }),
      },
    },
  );
  if (matchedCount === 0)
    throw new AppError('conflict', 'The employer has changed in the meantime. Look at it again.');
  for (const { fileId } of employer.evidence) await markPending(fileId);
  await recordAuditEntry(by, {
    action: ACTIONS[wanted],
    target: auditTarget(employer),
    before: { name: employer.name, ...badgeFacts(employer, now), asked: askedAt !== null },
    after: { name, ...badgeFacts({ verification: kept }, now), comments },
  });
  if (given) await tellVerified({ ...employer, name }, given);
  else
    await tellOwners(employer, (to) =>
      refusedTemplate(to, { name: name || 'your employer', comments, revoked: revokedBy(wanted, employer) }),
    );
  invalidateEmployer(_id);
}

/** The badge as recorded in audit entries. */
function badgeFacts(employer: Pick<EmployerRecord, 'verification'>, now: Date) {
  const badge = badgeOf(employer, now);
  return { verified: badge?.kind === 'verified', domain: badge?.kind === 'domain' ? badge.domain : null };
}

const revokedBy = (wanted: Decision['verification'], { verification: before }: EmployerRecord) =>
  wanted !== 'revoke' ? null : before?.by === 'domain' ? 'domain' : 'verification';
