import { z } from 'zod';

/** Returns the message of the first broken rule, or null. */
type Rule = (value: string) => string | null;

/** For `z.preprocess`, before a schema that the API contract shows: normalises a text; other values stay. */
export const ifText =
  (tidy: (value: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? tidy(value) : value;

/** A text, normalised, then validated. Refuses more than `maxLength` characters unread; a non-text gets the message of an empty one. */
export const textField = (rule: Rule, tidy: (value: string) => string, maxLength: number) =>
  z
    .string({ error: () => rule('') ?? undefined })
    .max(maxLength, 'That is too long')
    .transform(tidy)
    .superRefine((value, context) => {
      const message = rule(value);
      if (message !== null) context.addIssue(message);
    });
