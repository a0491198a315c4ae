import { z } from 'zod';
import type { EmployerSummary } from '@/lib/employers/verification/employer-summaries';
import type { OwnEmployer, ReviewedEmployer } from '@/lib/employers/records/mapper';
import { publicFigures } from '@/lib/employers/records/public-figures';
import type { ListedEmployer } from '@/lib/internships/listings/list-verified-employers';
import { COUNTIES, EMPLOYER_KINDS, EVIDENCE_KINDS } from '@/lib/platform/core/vocabulary';
import { id, path, time, exactTime } from './values';

/** Schemas of what the API says of employers. */

const badge = z
  .union([
    z.strictObject({ kind: z.literal('verified'), until: exactTime }),
    z.strictObject({ kind: z.literal('domain'), domain: z.string(), until: exactTime }),
  ])
  .nullable()
  .meta({
    description:
      '`verified`: an administrator looked at documents. `domain`: a member reads mail at the domain of the website, which says nothing of the name. Null on a listing that is not in the name of the employer',
  });

export const employerSummary = z
  .strictObject({
    _id: id,
    slug: z.string(),
    name: z.string(),
    badge,
    logo: path.nullable(),
    answersIn: z.int().nullable().meta({ description: 'Median days until applicants are answered' }),
  })
  .meta({ id: 'EmployerSummary' }) satisfies z.ZodType<EmployerSummary>;

const publicFields = {
  _id: id,
  slug: z.string(),
  name: z.string(),
  kind: z.enum(EMPLOYER_KINDS),
  website: z.string().nullable(),
  county: z.enum(COUNTIES).nullable(),
  about: z.string(),
  logo: path.nullable(),
  badge,
  verifiedUntil: exactTime.nullable(),
  figures: publicFigures
    .nullable()
    .meta({ description: 'Of the last twelve months; null below ten applications' }),
};

export const listedEmployer = z
  .strictObject({ ...publicFields, open: z.int().min(0) })
  .meta({ id: 'Employer' }) satisfies z.ZodType<ListedEmployer>;

const reviewedFields = {
  ...publicFields,
  askedAt: time.meta({ description: 'Since when its documents wait for an administrator' }),
  refusal: z.strictObject({ at: time, comments: z.string() }).nullable(),
  evidence: z.array(
    z.strictObject({
      _id: id,
      fileName: z.string(),
      size: z.int(),
      kind: z.enum(EVIDENCE_KINDS),
      at: time,
    }),
  ),
  members: z.array(
    z.strictObject({
      _id: id,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: z.enum(['owner', 'member']),
    }),
  ),
};

export const reviewedEmployer = z
  .strictObject({
    ...reviewedFields,
    recalledAt: time.meta({ description: 'Since when it is recalled for a fraud' }),
  })
  .meta({ id: 'ReviewedEmployer' }) satisfies z.ZodType<ReviewedEmployer>;

export const ownEmployer = z
  .strictObject({ ...reviewedFields, role: z.enum(['owner', 'member']) })
  .meta({ id: 'OwnEmployer' }) satisfies z.ZodType<OwnEmployer>;
