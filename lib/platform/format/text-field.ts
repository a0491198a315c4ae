import { z } from 'zod';

/** Takes what was typed and gives the message of the first rule it breaks, or null. */
type Rule = (value: string) => string | null;

/**
 * A text that is tidied and then held to a rule.
 * Past `maxLength` characters nothing is looked at; what is no text is answered like an empty one.
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
