import type { Types } from 'mongoose';
import { z } from 'zod';
import { id, path } from '@/lib/platform/format/answer-values';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { cacheTagEmployers } from '@/lib/employers/records/invalidate-employer';
import { badgeAnswer, badgeOf } from '@/lib/employers/records/badge';
import { logoPath } from '@/lib/employers/records/mapper';
import { toFigures } from '@/lib/employers/records/public-figures';
import { isOwnName } from '@/lib/employers/records/names';

export const employerSummary = z
  .strictObject({
    _id: id,
    slug: z.string(),
    name: z.string(),
    badge: badgeAnswer,
    logo: path.nullable(),
    answersIn: z.int().nullable().meta({ description: 'Median days until applicants are answered' }),
  })
  .meta({ id: 'EmployerSummary' });

export type EmployerSummary = z.infer<typeof employerSummary>;

const FIELDS = ['name', 'slug', 'logo', 'verification', 'figures', 'pausedAt', 'recalledAt'] as const;
type Known = Pick<EmployerRecord, '_id' | (typeof FIELDS)[number]>;

/** Finds badges by a listing's employer and company name. */
export interface Badges {
  of: (employer: Types.ObjectId | null, company: string) => EmployerSummary | null;
  /** Whether this employer currently accepts no applications. */
  isPaused: (employer: Types.ObjectId | null) => boolean;
}

/** Reads the employers in one query, and adds their cache tags to the page. */
export async function readBadges(ids: readonly (Types.ObjectId | null)[], now: Date): Promise<Badges> {
  const employers = await findByIds<Known, EmployerRecord>(
    EmployerModel,
    ids.filter((id) => id !== null),
    [...FIELDS],
  );
  await cacheTagEmployers(
    employers.map(({ _id }) => _id),
    now,
  );
  const known = new Map(employers.map((employer) => [employer._id.toHexString(), employer]));
  return {
    isPaused: (id) => {
      const employer = id && known.get(id.toHexString());
      return employer ? Boolean(employer.pausedAt ?? employer.recalledAt) : false;
    },
    of: (id, company) => {
      const employer = id && known.get(id.toHexString());
      return employer && employer.name !== '' ? toEmployerSummary(employer, company, now) : null;
    },
  };
}

function toEmployerSummary(employer: Known, company: string, now: Date): EmployerSummary {
  const { _id, slug, name, figures } = employer;
  const isOwn = isOwnName(company, name);
  return {
    _id: _id.toHexString(),
    slug,
    name,
    badge: isOwn ? badgeOf(employer, now) : null,
    logo: isOwn ? logoPath(employer) : null,
    answersIn: toFigures(figures)?.medianDaysToOutcome ?? null,
  };
}
