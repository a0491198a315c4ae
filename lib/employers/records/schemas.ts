import { z } from 'zod';
import { address } from '@/lib/identity/accounts/schemas';
import { COUNTIES, EMPLOYER_KINDS } from '@/lib/platform/core/vocabulary';
import { bareAddress } from '@/lib/platform/format/bare-address';
import { severalLines } from '@/lib/platform/format/several-lines';
import { singleLine } from '@/lib/platform/format/single-line';
import { isWebAddress } from '@/lib/platform/format/web-address';
import { MAX_ABOUT_LENGTH, MAX_NAME_LENGTH } from './limits';

export const MAX_WEBSITE_LENGTH = 200;
const MAX_COMMENTS = 2_000;

const WRONG_WEBSITE = 'Enter a full address, such as https://example.co.ke';

export const employerName = singleLine('Enter the name')
  .min(3, 'Please use at least 3 characters')
  .max(MAX_NAME_LENGTH, `Please use at most ${MAX_NAME_LENGTH} characters`);

const website = z
  .string({ error: WRONG_WEBSITE })
  .overwrite(bareAddress)
  .max(MAX_WEBSITE_LENGTH, `Please use at most ${MAX_WEBSITE_LENGTH} characters`)
  .refine((text) => text === '' || isWebAddress(text, ['http:', 'https:']), WRONG_WEBSITE);

const county = z.union([z.literal(''), z.enum(COUNTIES)], { error: 'Choose a county' });

export const employerSchema = z.object({
  name: employerName,
  kind: z.enum(EMPLOYER_KINDS, { error: 'Choose the type of organisation' }),
  website: website.nullish().transform((text) => text || null),
  county: county.nullish().transform((text) => text || null),
  about: severalLines('Please write it as text')
    .max(MAX_ABOUT_LENGTH, `Please use at most ${MAX_ABOUT_LENGTH.toLocaleString('en-US')} characters`)
    .nullish()
    .transform((text) => text ?? ''),
});

export type EmployerFields = z.infer<typeof employerSchema>;

/** For confirming a domain, and for invitations. */
export const addressSchema = address.pick({ email: true });

export const verificationSchema = z
  .object({
    verification: z.enum(['verify', 'refuse', 'revoke'], { error: 'Choose a decision' }),
    comments: severalLines('Please write the comments as text')
      .max(MAX_COMMENTS, `Please use at most ${MAX_COMMENTS.toLocaleString('en-US')} characters`)
      .nullish()
      .transform((text) => text ?? ''),
    /** A new name for the employer, which may be a locked one. */
    name: employerName.optional(),
    /** Whether to take the name from a verified or recalled employer. */
    takeName: z.boolean().default(false),
  })
  .refine(({ verification, comments }) => verification === 'verify' || comments !== '', {
    path: ['comments'],
    error: 'Give a reason. We’ll e-mail it to the employer',
  });
