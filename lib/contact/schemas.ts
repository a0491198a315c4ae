import { z } from 'zod';
import { tidyName } from '@/lib/accounts/name';
import { textField } from '@/lib/platform/format/text-field';
import { messageRule, nameRule, senderEmailRule } from './rules';

/** Characters; longer input is refused unread. Forms add a character to each line of a message. */
const MAX_INPUT_LENGTH = 20_000;

/** Line ends as one character; no control characters but those and the tab. */
const tidyMessage = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

export const contactMessage = z.object({
  name: textField(nameRule, tidyName, MAX_INPUT_LENGTH),
  email: textField(senderEmailRule, (value) => value.trim(), MAX_INPUT_LENGTH),
  message: textField(messageRule, tidyMessage, MAX_INPUT_LENGTH),
  /** People do not see this field; programs that fill in every field do. */
  website: z.string().max(MAX_INPUT_LENGTH).optional(),
});
