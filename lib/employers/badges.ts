import type { Types } from 'mongoose';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { cacheTagEmployers } from './invalidate-employer';
import { logoPath, toFigures } from './mapper';
import { isOwnName } from './names';

/** What a listing shows of its employer. */
export interface EmployerBadge {
  slug: string;
  name: string;
  /** Whether the employer is verified, and the listing is in its name. */
  verified: boolean;
  /** The path of its logo. */
  logo: string | null;
  /** Median days until applicants are answered; null below ten applications. */
  answersIn: number | null;
}

const FIELDS = ['name', 'slug', 'logo', 'members', 'verification', 'figures'] as const;
type Known = Pick<EmployerRecord, '_id' | (typeof FIELDS)[number]>;

/** The employers of accounts, to look up by the account and the company's name as a listing has it. */
export interface Badges {
  of: (accountId: Types.ObjectId | null, company: string) => EmployerBadge | null;
}

/** Reads the employers of these accounts in one query, and tags the page with them. */
export async function readBadges(accountIds: readonly (Types.ObjectId | null)[], now: Date): Promise<Badges> {
  const ids = [
    ...new Map(accountIds.flatMap((id) => (id ? [[id.toHexString(), id] as const] : []))).values(),
  ];
  if (ids.length === 0) return { of: () => null };
  const employers = await EmployerModel.find({ 'members.userId': { $in: ids } })
    .select([...FIELDS])
    .lean<Known[]>();
  await cacheTagEmployers(
    employers.map(({ _id }) => _id),
    now,
  );
  const known = new Map(
    employers.flatMap((employer) =>
      employer.members.map(({ userId }) => [userId.toHexString(), employer] as const),
    ),
  );
  return {
    of: (accountId, company) => {
      const employer = accountId && known.get(accountId.toHexString());
      return employer ? badgeOf(employer, company, now) : null;
    },
  };
}

function badgeOf(employer: Known, company: string, now: Date): EmployerBadge {
  const { slug, name, verification, figures } = employer;
  const isOwn = isOwnName(company, name);
  return {
    slug,
    name,
    verified: isOwn && verification !== null && verification.until > now,
    logo: isOwn ? logoPath(employer) : null,
    answersIn: toFigures(figures)?.medianDaysToOutcome ?? null,
  };
}
