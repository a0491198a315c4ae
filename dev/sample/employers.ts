import { Types } from 'mongoose';
import { nameKeysOf, slugCandidates } from '@/lib/employers/names';
import type { EmployerRecord } from '@/models/employer';
import type { InternshipRecord } from '@/models/internship';

const DAY = 24 * 60 * 60_000;

type Posted = Pick<InternshipRecord, 'employerId' | 'company' | 'county' | 'createdAt'>;

type NewEmployer = Omit<EmployerRecord, 'createdAt' | 'updatedAt'> & Pick<EmployerRecord, 'createdAt'>;

/** Verified since so many days: every third employer is not. */
const verifiedSince = (at: number): number | null => (at % 3 === 2 ? null : 20 + at);

/** The employer of each account that posts, under the name of its newest listing; two of three are verified. */
export function makeEmployers(listings: readonly Posted[], now: Date): NewEmployer[] {
  const newest = [...listings].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const posted = new Map<string, Posted & { employerId: Types.ObjectId }>();
  for (const listing of newest) {
    const { employerId } = listing;
    if (employerId && !posted.has(employerId.toHexString()))
      posted.set(employerId.toHexString(), { ...listing, employerId });
  }
  const taken = new Set<string>();
  return [...posted.values()].map(({ employerId, company, county }, at) => {
    const _id = new Types.ObjectId();
    const slug = slugCandidates(company, _id.toHexString()).find((one) => !taken.has(one)) ?? '';
    taken.add(slug);
    const since = verifiedSince(at);
    const provedAt = new Date(now.getTime() - (since ?? 0) * DAY);
    const createdAt = new Date(now.getTime() - 60 * DAY - at);
    return {
      ...{ _id, name: company, slug, kind: 'company', county, about: '', logo: null },
      website: `https://${slug}.example`,
      members: [{ userId: employerId, role: 'owner', since: createdAt }],
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
        nameKeys: nameKeysOf(company),
        figuresAt: null,
        createdAt,
      },
    };
  });
}
