import { z } from 'zod';
import type { CheckedDraft } from '@/lib/internships/listings/check-draft';
import { id, path } from '@/lib/platform/format/answer-values';

const warning = z
  .strictObject({
    rule: z.string(),
    group: z.enum(['money', 'codes', 'impersonation', 'chat', 'pay', 'pyramid', 'favour', 'law', 'file']),
    level: z
      .enum(['note', 'warning', 'severe'])
      .meta({ description: 'Publishing over a severe one takes a typed reason' }),
    field: z
      .string()
      .meta({ description: 'A field of the listing; `employer` for the account, `file` for the document' }),
    quote: z.string().meta({ description: 'The words; empty where it is about none' }),
    because: z.string(),
  })
  .meta({ id: 'Warning' });

const twin = z
  .strictObject({
    _id: id,
    title: z.string(),
    company: z.string(),
    location: z.string(),
    path,
    same: z.array(z.string()).meta({ description: 'Words that both have' }),
  })
  .meta({ id: 'Twin' });

export const checkAnswer: z.ZodType<CheckedDraft> = z.strictObject({
  warnings: z.array(warning),
  twins: z.array(twin).max(3),
});
