import { Types } from 'mongoose';
import { KNOWN_NAMES_HELP } from '@/lib/employers/records/messages';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { createEmployer, freeSlug } from '@/lib/employers/records/create-employer';
import { checkDomain, domainOf } from '@/lib/employers/verification/domain';
import { findEmployerOf, refuseMember, requireEmployer } from '@/lib/employers/records/find-own';
import { invalidateEmployer } from '@/lib/employers/records/invalidate-employer';
import { findNameOwner } from '@/lib/employers/name-lock/name-lock';
import type { OwnEmployer } from '@/lib/employers/records/mapper';
import { isOwnName, isSameSpelling, nameKeysOf } from '@/lib/employers/records/names';
import { recordChange } from '@/lib/employers/verification/record-change';
import { employerSchema, type EmployerFields } from '@/lib/employers/records/schemas';
import { tellConfirmed, verification } from '@/lib/employers/verification/verification';
import { toOwn } from '@/lib/employers/records/with-people';

/**
 * Creates or updates the profile. An account e-mail at the website's domain confirms the domain immediately. A new name or website ends a
 * verification or confirmation. Throws 422 and 429. Throws 403 if a member who is not an owner changes the name, website or kind, and 409
 * for another employer's name.
 */
export async function updateEmployerProfile(
  actor: Actor,
  input: unknown,
): Promise<{ message: string; employer: OwnEmployer }> {
  const user = authorize(actor, 'employer:update-own');
  const fields = employerSchema.parse(input);
  await limitRate('change employer', null, user.id);
  const now = new Date();
  const before = await findEmployerOf(user.id);
  await refuseLockedName(fields, user, before);
  if (!before) await createEmployer(fields, new Types.ObjectId(user.id), now);
  const employer = await withTransaction(() => save(user, fields, now));
  return { message: 'Your profile has been saved.', employer: await toOwn(employer, user.id) };
}

/** Checks a name only if it changes: an administrator may have approved the current one. */
async function refuseLockedName(
  { name }: EmployerFields,
  { email }: SignedInUser,
  before: EmployerRecord | null,
): Promise<void> {
  if (before && isOwnName(name, before.name)) return;
  const domain = domainOf(email);
  const owner = await findNameOwner(name, { own: before?._id ?? null, domain }, new Date());
  if (owner !== null)
    throw new AppError('conflict', `${name} is the same as, or looks like, ${owner}. ${KNOWN_NAMES_HELP}`, {
      errors: { name: `This name belongs to ${owner}.` },
    });
}

async function save(user: SignedInUser, fields: EmployerFields, now: Date): Promise<EmployerRecord> {
  const before = await requireEmployer(user);
  const { _id } = before;
  if (before.name !== fields.name || before.website !== fields.website || before.kind !== fields.kind)
    refuseMember(before, user);
  const kept = keptVerification(before, fields, now);
  const domain = kept === null ? (await checkDomain(fields, user.email)).domain : null;
  const standing = domain === null ? kept : verification({ by: 'domain', domain }, now);
  const employer = await EmployerModel.findOneAndUpdate(
    { _id, 'members.userId': new Types.ObjectId(user.id) },
    {
      $set: {
        ...{ ...fields, nameKeys: nameKeysOf(fields.name), verification: standing },
        ...(before.name === '' && { slug: await freeSlug(fields.name, _id) }),
      },
    },
    { returnDocument: 'after', runValidators: true },
  ).lean<EmployerRecord>();
  if (!employer) return save(user, fields, now);
  await recordChange(user, before, employer);
  if (domain !== null && standing) await tellConfirmed(employer, { domain, until: standing.until });
  invalidateEmployer(_id);
  return employer;
}

/** Returns the verification if it is still valid and covers the new name and website. */
function keptVerification(
  before: Pick<EmployerRecord, 'verification' | 'name' | 'website'>,
  fields: EmployerFields,
  now: Date,
): EmployerRecord['verification'] {
  const isSame = isSameSpelling(fields.name, before.name) && fields.website === before.website;
  return isSame && before.verification && before.verification.until > now ? before.verification : null;
}
