import { z } from 'zod';
import type { EmployerBadge } from '@/lib/employers/badges';
import { EMPLOYER_GRADES } from '@/lib/employers/grade';
import type { OwnEmployer, ReviewedEmployer } from '@/lib/employers/mapper';
import type { ListedEmployer } from '@/lib/internships/list-verified-employers';
import { COUNTIES, EMPLOYER_KINDS, EVIDENCE_KINDS } from '@/lib/platform/core/vocabulary';
import { id, path, time } from './values';

/** Schemas of what the API says of employers. */

const GRADE =
  '`verified`: an administrator looked at its documents. `domain confirmed`: a member reads mail at the domain of its website, which says nothing of its name';
const grade = z.enum(EMPLOYER_GRADES).nullable();
const confirmed = z
  .string()
  .nullable()
  .meta({ description: 'The domain that was confirmed; null for other grades' });

export const employerBadge = z
  .strictObject({
    slug: z.string(),
    name: z.string(),
    grade: grade.meta({ description: `${GRADE}; null also where the listing is not in its name` }),
    domain: confirmed,
    logo: path.nullable(),
    answersIn: z.int().nullable().meta({ description: 'Median days until applicants are answered' }),
  })
  .meta({ id: 'EmployerBadge' }) satisfies z.ZodType<EmployerBadge>;

const days = z.int().min(0).nullable();

const publicFields = {
  _id: id,
  slug: z.string(),
  name: z.string(),
  kind: z.enum(EMPLOYER_KINDS),
  website: z.string().nullable(),
  county: z.enum(COUNTIES).nullable(),
  about: z.string(),
  logo: path.nullable(),
  grade: grade.meta({ description: GRADE }),
  gradeUntil: time.nullable(),
  domain: confirmed,
  figures: z
    .strictObject({
      applications: z.int().min(10),
      answeredShare: z.number().min(0).max(1),
      medianDaysToView: days,
      medianDaysToOutcome: days,
    })
    .nullable()
    .meta({ description: 'Of the last twelve months; null below ten applications' }),
};

export const listedEmployer = z
  .strictObject({ ...publicFields, open: z.int().min(0) })
  .meta({ id: 'Employer' }) satisfies z.ZodType<ListedEmployer>;

const reviewedFields = {
  ...publicFields,
  askedAt: time.nullable().meta({ description: 'Since when its documents wait for an administrator' }),
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
  .strictObject(reviewedFields)
  .meta({ id: 'ReviewedEmployer' }) satisfies z.ZodType<ReviewedEmployer>;

export const ownEmployer = z
  .strictObject({ ...reviewedFields, role: z.enum(['owner', 'member']) })
  .meta({ id: 'OwnEmployer' }) satisfies z.ZodType<OwnEmployer>;
