import { z } from 'zod';

/** Validates a text: gives the message of the first broken rule, or null. */
type Rule = (value: string) => string | null;

/** For `z.preprocess`, before a schema that the contract tells: normalises a text, and gives anything else as it is. */
export const ifText =
  (tidy: (value: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? tidy(value) : value;

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
