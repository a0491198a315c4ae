import { z } from 'zod';
import { MAX_EMAIL_LENGTH } from '@/lib/identity/accounts/email-rule';
import { REPORT_REASONS, REPORT_STATES } from '@/lib/platform/core/vocabulary';
import { bareEmail } from '@/lib/platform/format/bare-address';
import { severalLines } from '@/lib/platform/format/several-lines';
import { ifText } from '@/lib/platform/format/text-field';
import { MAX_REPORT_LENGTH } from './reasons';

const TOO_LONG = `Please use at most ${MAX_REPORT_LENGTH.toLocaleString('en-US')} characters`;
const MAX_COMMENTS = 2_000;
const WRONG_EMAIL = 'Please enter a valid email address!';

export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, { error: 'Choose a reason' }),
  text: severalLines('Please describe the problem in words').max(MAX_REPORT_LENGTH, TOO_LONG).optional(),
  email: z
    .preprocess(
      ifText(bareEmail),
      z.union([z.literal(''), z.email({ error: WRONG_EMAIL }).max(MAX_EMAIL_LENGTH, WRONG_EMAIL)], {
        error: WRONG_EMAIL,
      }),
    )
    .optional(),
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.string().max(MAX_COMMENTS).optional(),
});

export const stateSchema = z
  .enum(REPORT_STATES, { error: `state must be one of: ${REPORT_STATES.join(', ')}` })
  .nullish()
  .transform((state) => state ?? 'open');

const decisionFields = z.object({
  decision: z.enum(['uphold', 'dismiss', 'ask'], { error: 'Choose a decision' }),
  comments: severalLines('Please write the comments as text')
    .max(MAX_COMMENTS, `Please use at most ${MAX_COMMENTS.toLocaleString('en-US')} characters`)
    .optional(),
  /** Only with `uphold`: the listing was a fraud. Warns everyone who applied to it or saved it. */
  recall: z.boolean({ error: 'recall must be true or false' }).optional(),
  /**
   * Only with `uphold`: warns everyone who applied to it or saved it. They are always warned if a report says that the listing asks for
   * money or is fake.
   */
  warn: z.boolean({ error: 'warn must be true or false' }).optional(),
});

export const decisionSchema = decisionFields
  .refine(({ decision, comments }) => decision !== 'ask' || Boolean(comments), {
    path: ['comments'],
    error: 'Write your question for the employer',
  })
  .refine(({ decision, recall }) => !recall || decision === 'uphold', {
    path: ['recall'],
    error: 'You can recall a listing only if you uphold the report.',
  })
  .refine(({ decision, warn }) => !warn || decision === 'uphold', {
    path: ['warn'],
    error: 'You can warn people only if you take the listing down.',
  });
