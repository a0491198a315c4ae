import { z } from 'zod';
import { tidyName } from '@/lib/identity/accounts/name';
import { bareEmail } from '@/lib/platform/format/bare-address';
import { textField } from '@/lib/platform/format/text-field';
import { typedLines } from '@/lib/platform/format/typed-text';
import { messageRule, nameRule, senderEmailRule } from './rules';

/** Rejects longer input without normalising it. Browsers add a carriage return to each line of a message. */
const MAX_INPUT_LENGTH = 20_000;

export const contactMessage = z.object({
  name: textField(nameRule, tidyName, MAX_INPUT_LENGTH),
  email: textField(senderEmailRule, bareEmail, MAX_INPUT_LENGTH),
  message: textField(messageRule, typedLines, MAX_INPUT_LENGTH),
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.string().max(MAX_INPUT_LENGTH).optional(),
});

/** Accepts `textarea` as an alias of `message`. */
export const withMessage = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'textarea' in input && !('message' in input)
    ? { ...input, message: input.textarea }
    : input;
