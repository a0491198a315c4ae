import { z } from 'zod';

/** Returns an error message, or null if the value is valid. */
type Rule = (value: string) => string | null;

/** For `z.preprocess`, before a schema that is shown in the API contract. Normalises strings and keeps other values. */
export const ifText =
  (tidy: (value: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? tidy(value) : value;

/** A string, normalised and validated. Rejects more than `maxLength` characters before normalising. Other types count as empty strings. */
export const textField = (rule: Rule, tidy: (value: string) => string, maxLength: number) =>
  z
    .string({ error: () => rule('') ?? undefined })
    .max(maxLength, 'That is too long')
    .transform(tidy)
    .superRefine((value, context) => {
      const message = rule(value);
      if (message !== null) context.addIssue(message);
    });
