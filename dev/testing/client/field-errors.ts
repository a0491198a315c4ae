import type { z } from 'zod';

/** Returns the first error message of each field, or an empty object if the schema accepts the input. */
export function fieldErrors(schema: z.ZodType, input: unknown): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
