import type { z } from 'zod';

/** The message beside each wrong field of an input; nothing where the schema takes it. The first of a field counts. */
export function fieldErrors(schema: z.ZodType, input: unknown): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
