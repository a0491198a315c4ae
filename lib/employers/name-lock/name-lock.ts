import type { Types } from 'mongoose';
import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { knownEmployerIn } from '@/lib/trust/fraud-checks/known-name';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { verified } from '@/lib/employers/records/badge';
import { isOwnName, nameKeysOf, resembles } from '@/lib/employers/records/names';

/** Look-alike keys match only a handful of employers. */
const MAX_ALIKE = 50;

type Locked = Pick<EmployerRecord, '_id' | 'name' | 'recalledAt'>;

/** Name lock: finds another employer with this or a look-alike name that is recalled, or verified by its documents. */
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

/** Returns the well-known employer with this or a look-alike name, unless `domain` belongs to it. */
function knownByOther(name: string, domain: string | null): string | null {
  const known = knownEmployerIn(name)?.employer;
  return known && !known.domains.some((own) => isWithin(domain ?? '', own)) ? known.called : null;
}

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Returns who owns this or a look-alike name, or null if it is free for `own` or `domain`. */
export const findNameOwner = async (
  name: string,
  { own, domain }: { own: Types.ObjectId | null; domain: string | null },
  now: Date,
): Promise<string | null> => (await findLocking(name, own, now))?.name ?? knownByOther(name, domain);

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

/** Returns a finding if a listing's company is the verified or recalled name of another employer. */
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
        ? `This name is the same as, or looks like, ${owner.name}: an employer that was recalled for fraud.`
        : `This name is the same as, or looks like, ${owner.name}, a verified employer. This account isn’t on its team. Ask ${owner.name} before you publish it.`,
    },
  ];
}
