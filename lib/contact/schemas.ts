import { z } from 'zod';
import { tidyName } from '@/lib/accounts/name';
import { textField } from '@/lib/platform/format/text-field';
import { messageRule, nameRule, senderEmailRule } from './rules';

/** Maximum characters; longer input is refused unread. Browsers add a character to each line of a message. */
const MAX_INPUT_LENGTH = 20_000;

/** Normalises line ends, and removes control characters except line feed and tab. */
export const tidyMessage = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

export const contactMessage = z.object({
  name: textField(nameRule, tidyName, MAX_INPUT_LENGTH),
  email: textField(senderEmailRule, (value) => value.trim(), MAX_INPUT_LENGTH),
  message: textField(messageRule, tidyMessage, MAX_INPUT_LENGTH),
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.string().max(MAX_INPUT_LENGTH).optional(),
});
