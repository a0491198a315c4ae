import { z } from 'zod';
import { tidyName } from '@/lib/identity/accounts/name';
import { nameRule, senderEmailRule } from '@/lib/content/contact/rules';
import { DATA_REQUEST_KINDS, DATA_REQUEST_STATES } from '@/lib/platform/core/vocabulary';
import { tidyEmail } from '@/lib/platform/format/bare-address';
import { textField } from '@/lib/platform/format/text-field';
import { typedLines } from '@/lib/platform/format/typed-text';
import { MAX_ANSWER_LENGTH, MAX_REQUEST_LENGTH } from './kinds';

/** Longer input is rejected unread. */
const MAX_INPUT_LENGTH = 20_000;

const lengthRule =
  (maxLength: number, missing: string) =>
  (value: string): string | null => {
    if (value.trim() === '') return missing;
    return value.length > maxLength ? `Use at most ${maxLength.toLocaleString('en-US')} characters` : null;
  };

const requestTextRule = lengthRule(MAX_REQUEST_LENGTH, 'Enter what you’re asking for');
const answerRule = lengthRule(MAX_ANSWER_LENGTH, 'Enter the answer: the person will read it');

export const dataRequestSchema = z.object({
  kind: z.enum(DATA_REQUEST_KINDS, { error: 'Choose what you’re asking for' }),
  name: textField(nameRule, tidyName, MAX_INPUT_LENGTH),
  email: textField(senderEmailRule, tidyEmail, MAX_INPUT_LENGTH),
  text: textField(requestTextRule, typedLines, MAX_INPUT_LENGTH),
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.string().max(MAX_INPUT_LENGTH).optional(),
});

export const stateSchema = z
  .enum(DATA_REQUEST_STATES, { error: `state is one of: ${DATA_REQUEST_STATES.join(', ')}` })
  .nullish()
  .transform((state) => state ?? 'open');

export const erasureSchema = z.object({
  confirm: z.literal(true, { error: 'Confirm that you want to delete the account' }),
});

export const answerSchema = z.object({
  decision: z.enum(['answer', 'refuse'], { error: 'Choose a decision' }),
  text: textField(answerRule, typedLines, MAX_INPUT_LENGTH),
});
