import { z } from 'zod';
import { emailRule, MAX_EMAIL_LENGTH } from '@/lib/accounts/email-rule';
import { REPORT_REASONS, REPORT_STATES } from '@/lib/platform/core/vocabulary';
import { MAX_REPORT_LENGTH } from './reasons';

const TOO_LONG = `Please use at most ${MAX_REPORT_LENGTH.toLocaleString('en-US')} characters`;
const MAX_COMMENTS = 2_000;
const WRONG_EMAIL = 'Please enter a valid email address!';

/** The input of `reportListing`. */
export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, { error: 'Please choose a reason' }),
  text: z.string({ error: 'Please describe it as text' }).trim().max(MAX_REPORT_LENGTH, TOO_LONG).optional(),
  email: z
    .union([z.literal(''), z.email({ error: WRONG_EMAIL }).max(MAX_EMAIL_LENGTH, WRONG_EMAIL)], {
      error: WRONG_EMAIL,
    })
    .optional(),
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.string().max(MAX_COMMENTS).optional(),
});

/** Whether this address can be written to; the schema alone takes some that cannot. */
export const isAddress = (email: string): boolean => emailRule(email) === null;

/** Filter of the queue; open by default. */
export const stateSchema = z
  .enum(REPORT_STATES, { error: `state is one of: ${REPORT_STATES.join(', ')}` })
  .nullish()
  .transform((state) => state ?? 'open');

/** The input of `decideReport`. */
export const decisionSchema = z.object({
  decision: z.enum(['uphold', 'dismiss', 'ask'], { error: 'Please choose a decision' }),
  comments: z
    .string({ error: 'Please write the comments as text' })
    .trim()
    .max(MAX_COMMENTS, `Please use at most ${MAX_COMMENTS.toLocaleString('en-US')} characters`)
    .optional(),
  /** Only with `uphold`: the listing was a fraud, and everybody who applied is told. */
  recall: z.boolean({ error: 'recall is true or false' }).optional(),
});
