import { z } from 'zod';
import { messageRule, nameRule, senderEmailRule } from './rules';

type Rule = (value: string) => string | null;

/** Characters; past this nothing is looked at. A message may grow by one character a line on its way from a form. */
const LONGEST_INPUT = 20_000;

const ruled = (rule: Rule, tidy: (value: string) => string) =>
  z
    .string({ error: rule('') ?? undefined })
    .max(LONGEST_INPUT, 'That is too long')
    .transform(tidy)
    .superRefine((value, context) => {
      const message = rule(value);
      if (message) context.addIssue({ code: 'custom', message });
    });

/** Line ends as one character; no control characters but those and the tab. */
const tidyMessage = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

export const contactMessage = z.object({
  name: ruled(nameRule, (value) => value.trim().replace(/ +/g, ' ').normalize('NFC')),
  email: ruled(senderEmailRule, (value) => value.trim()),
  message: ruled(messageRule, tidyMessage),
  /** People do not see this field; programs that fill in every field do. */
  website: z.string().max(LONGEST_INPUT).optional(),
});
