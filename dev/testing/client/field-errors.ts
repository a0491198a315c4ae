import type { z } from 'zod';

/** Field → its first message; empty if the schema accepts the input. */
export function fieldErrors(schema: z.ZodType, input: unknown): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
