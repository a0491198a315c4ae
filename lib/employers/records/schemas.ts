import { z } from 'zod';
import { address } from '@/lib/identity/accounts/schemas';
import { COUNTIES, EMPLOYER_KINDS } from '@/lib/platform/core/vocabulary';
import { bareAddress } from '@/lib/platform/format/bare-address';
import { severalLines } from '@/lib/platform/format/several-lines';
import { isUnbroken, singleLine } from '@/lib/platform/format/single-line';
import { MAX_ABOUT_LENGTH, MAX_NAME_LENGTH } from './limits';

export const MAX_WEBSITE_LENGTH = 200;
const MAX_COMMENTS = 2_000;

const WRONG_WEBSITE = 'Please enter a full address, such as https://example.co.ke';

/** An address of a page that anybody can open: http(s), with a domain, without a user. */
function isWebsite(text: string): boolean {
  if (!isUnbroken(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(hostname) && !username && !password;
}

export const employerName = singleLine('Please enter the name')
  .min(3, 'Please use at least 3 characters')
  .max(MAX_NAME_LENGTH, `Please use at most ${MAX_NAME_LENGTH} characters`);

const website = z
  .string({ error: WRONG_WEBSITE })
  .overwrite(bareAddress)
  .max(MAX_WEBSITE_LENGTH, `Please use at most ${MAX_WEBSITE_LENGTH} characters`)
  .refine((text) => text === '' || isWebsite(text), WRONG_WEBSITE);

const county = z.union([z.literal(''), z.enum(COUNTIES)], { error: 'Please choose a county' });

/** The input of `updateEmployerProfile`. */
export const employerSchema = z.object({
  name: employerName,
  kind: z.enum(EMPLOYER_KINDS, { error: 'Please choose what it is' }),
  website: website.nullish().transform((text) => text || null),
  county: county.nullish().transform((text) => text || null),
  about: severalLines('Please write it as text')
    .max(MAX_ABOUT_LENGTH, `Please use at most ${MAX_ABOUT_LENGTH.toLocaleString('en-US')} characters`)
    .nullish()
    .transform((text) => text ?? ''),
});

export type EmployerFields = z.infer<typeof employerSchema>;

/** An address to write to: that of a domain to prove, or of somebody to invite. */
export const addressSchema = address.pick({ email: true });

/** What an administrator decides on an employer. */
export const verificationSchema = z
  .object({
    verification: z.enum(['verify', 'refuse', 'revoke'], { error: 'Please choose a decision' }),
    comments: severalLines('Please write the comments as text')
      .max(MAX_COMMENTS, `Please use at most ${MAX_COMMENTS.toLocaleString('en-US')} characters`)
      .nullish()
      .transform((text) => text ?? ''),
    /** Another name for it, such as one that is locked. */
    name: employerName.optional(),
    /** Whether the name is taken from another employer that is verified, or was recalled, under it. */
    takeName: z.boolean().default(false),
  })
  .refine(({ verification, comments }) => verification === 'verify' || comments !== '', {
    path: ['comments'],
    error: 'Please write why: the employer reads it',
  });
