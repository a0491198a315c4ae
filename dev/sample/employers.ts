import { Types } from 'mongoose';
import { nameKeysOf, slugCandidates } from '@/lib/employers/names';
import type { EmployerRecord } from '@/models/employer';
import type { InternshipRecord } from '@/models/internship';

const DAY = 24 * 60 * 60_000;

type Posted = Pick<InternshipRecord, 'postedBy' | 'company' | 'county' | 'createdAt'>;

type NewEmployer = Omit<EmployerRecord, 'createdAt' | 'updatedAt'> & Pick<EmployerRecord, 'createdAt'>;

/** Verified since so many days: every third employer is not. */
const verifiedSince = (at: number): number | null => (at % 3 === 2 ? null : 20 + at);

/** Writes into each record the employer of the account that sent it. */
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

/** The employer of each account that posts, under the name of its newest listing, or else of what it submitted; two of three are verified. */
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
    const since = verifiedSince(at);
    const provedAt = new Date(now.getTime() - (since ?? 0) * DAY);
    const createdAt = new Date(now.getTime() - 60 * DAY - at);
    return {
      ...{ _id, name: company, slug, kind: 'company', county, about: '', logo: null },
      website: `https://${slug}.example`,
      members: [{ userId: postedBy, role: 'owner', since: createdAt }],
      verification:
        since === null
          ? null
          : {
              by: 'domain',
              domain: `${slug}.example`,
              at: provedAt,
              until: new Date(provedAt.getTime() + 365 * DAY),
              remindedAt: null,
            },
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
