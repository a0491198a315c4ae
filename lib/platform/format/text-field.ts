import { z } from 'zod';

/** Validates a text: gives the message of the first broken rule, or null. */
type Rule = (value: string) => string | null;

/**
 * A text that is normalised, then validated. Longer input than `maxLength` characters is refused unread; anything
 * but a text gets the message of an empty one.
 */
export const textField = (rule: Rule, tidy: (value: string) => string, maxLength: number) =>
  z
    .string({ error: () => rule('') ?? undefined })
    .max(maxLength, 'That is too long')
    .transform(tidy)
    .superRefine((value, context) => {
      const message = rule(value);
      if (message !== null) context.addIssue(message);
    });
