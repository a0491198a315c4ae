import { Types } from 'mongoose';
import { nameKeysOf, slugCandidates } from '@/lib/employers/records/names';
import type { EmployerRecord } from '@/models/employer';
import type { InternshipRecord } from '@/models/internship';

const DAY = 24 * 60 * 60_000;

type Posted = Pick<InternshipRecord, 'postedBy' | 'company' | 'county' | 'createdAt'>;

type NewEmployer = Omit<EmployerRecord, 'createdAt' | 'updatedAt'> & Pick<EmployerRecord, 'createdAt'>;

/** One employer in three is verified by documents, and one in three has confirmed its domain. The others have done neither. */
function verificationOf(at: number, domain: string, now: Date): EmployerRecord['verification'] {
  if (at % 3 === 2) return null;
  const since = new Date(now.getTime() - (20 + at) * DAY);
  return {
    ...(at % 3 === 0 ? { by: 'documents', domain: null } : { by: 'domain', domain }),
    ...{ at: since, until: new Date(since.getTime() + 365 * DAY), remindedAt: null },
  };
}

/** Sets the employer of each record to that of the account that posted it. */
export function giveTo<T extends { employer: Types.ObjectId | null }>(
  employers: readonly NewEmployer[],
  records: readonly T[],
  accountOf: (record: T) => Types.ObjectId | null,
): void {
  const known = new Map(
    employers.flatMap(({ _id, members }) =>
      members.map(({ userId }) => [userId.toHexString(), _id] as const),
    ),
  );
  for (const record of records) record.employer = known.get(accountOf(record)?.toHexString() ?? '') ?? null;
}

/**
 * Creates an employer for each account that posts. Its name comes from the newest listing, or from a
 * submission if there is none.
 */
export function makeEmployers(
  listings: readonly Posted[],
  submissions: readonly Posted[],
  now: Date,
): NewEmployer[] {
  const newest = [...listings].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const posted = new Map<string, Posted & { postedBy: Types.ObjectId }>();
  for (const listing of [...newest, ...submissions]) {
    const { postedBy } = listing;
    if (postedBy && !posted.has(postedBy.toHexString()))
      posted.set(postedBy.toHexString(), { ...listing, postedBy });
  }
  const taken = new Set<string>();
  return [...posted.values()].map(({ postedBy, company, county }, at) => {
    const _id = new Types.ObjectId();
    const slug = slugCandidates(company, _id.toHexString()).find((one) => !taken.has(one)) ?? '';
    taken.add(slug);
    const createdAt = new Date(now.getTime() - 60 * DAY - at);
    return {
      ...{ _id, name: company, slug, kind: 'company', county, about: '', logo: null },
      website: `https://${slug}.example`,
      members: [{ userId: postedBy, role: 'owner', since: createdAt }],
      verification: verificationOf(at, `${slug}.example`, now),
      ...{
        evidence: [],
        askedAt: null,
        refusal: null,
        recalledAt: null,
        pausedAt: null,
        nameKeys: nameKeysOf(company),
        figuresAt: null,
        createdAt,
      },
    };
  });
}
