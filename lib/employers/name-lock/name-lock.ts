import type { Types } from 'mongoose';
import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { knownEmployerIn } from '@/lib/trust/fraud-checks/known-name';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { verified } from '@/lib/employers/records/badge';
import { isOwnName, nameKeysOf, resembles } from '@/lib/employers/records/names';

/** Employers of which a name is looked at: look-alike keys leave a handful. */
const MAX_ALIKE = 50;

type Locked = Pick<EmployerRecord, '_id' | 'name' | 'recalledAt'>;

/**
 * The employer verified on documents, or recalled, whose name this is, or looks like; null where there is
 * none besides `own`.
 */
export async function findLocking(
  name: string,
  own: Types.ObjectId | null,
  now: Date,
): Promise<Locked | null> {
  const alike = await EmployerModel.find({
    nameKeys: { $in: nameKeysOf(name) },
    $or: [verified(now), { recalledAt: { $ne: null } }],
    ...(own && { _id: { $ne: own } }),
  })
    .select('name recalledAt')
    .limit(MAX_ALIKE)
    .lean<Locked[]>();
  return alike.find((one) => resembles(one.name, name)) ?? null;
}

/** The well-known employer whose name this is, or looks like, where `domain` is not one of its own. */
function knownByOther(name: string, domain: string | null): string | null {
  const known = knownEmployerIn(name)?.employer;
  return known && !known.domains.some((own) => isWithin(domain ?? '', own)) ? known.called : null;
}

/** Whether a host is this domain or one below it. */
const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** The employer whose name this is, or looks like, besides `own` and those whose domain `domain` is; null where it is free. */
export const findNameOwner = async (
  name: string,
  { own, domain }: { own: Types.ObjectId | null; domain: string | null },
  now: Date,
): Promise<string | null> => (await findLocking(name, own, now))?.name ?? knownByOther(name, domain);

/** Whether an administrator has verified the employer under this name. */
export async function isVerifiedAs(
  company: string,
  employer: Types.ObjectId | null,
  now: Date,
): Promise<boolean> {
  if (!employer) return false;
  const found = await EmployerModel.findOne({ _id: employer, ...verified(now) })
    .select('name')
    .lean<Pick<EmployerRecord, 'name'>>();
  return found !== null && isOwnName(company, found.name);
}

/** A finding where a listing has the name of a verified or recalled employer that is not its own. Takes the employer that posts it, if there is one. */
export async function findBorrowedName(
  company: string,
  own: Types.ObjectId | null,
  now: Date,
): Promise<Finding[]> {
  const owner = company === '' ? null : await findLocking(company, own, now);
  if (!owner) return [];
  return [
    {
      rule: 'locked-name',
      group: 'impersonation',
      level: 'severe',
      field: 'company',
      start: 0,
      end: company.length,
      quote: company,
      because: owner.recalledAt
        ? `This is the name of ${owner.name}, or looks like it: an employer that was recalled for a fraud.`
        : `This is the name of ${owner.name}, a verified employer, or looks like it, and the account is none of its own. Ask ${owner.name} before you publish it.`,
    },
  ];
}
