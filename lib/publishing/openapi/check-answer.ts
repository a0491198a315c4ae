import { z } from 'zod';
import type { CheckedDraft } from '@/lib/internships/listings/check-draft';
import { id, path } from '@/lib/platform/format/answer-values';

const warning = z
  .strictObject({
    rule: z.string(),
    group: z.enum(['money', 'codes', 'impersonation', 'chat', 'pay', 'pyramid', 'favour', 'law', 'file']),
    level: z
      .enum(['note', 'warning', 'severe'])
      .meta({ description: 'Publishing despite a severe warning needs a written reason' }),
    field: z
      .string()
      .meta({ description: 'A listing field, `employer` for the account, or `file` for the document' }),
    quote: z.string().meta({ description: 'The words that the warning is about, or empty' }),
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
    same: z.array(z.string()).meta({ description: 'Words that the draft and this listing share' }),
  })
  .meta({ id: 'Twin' });

export const checkAnswer: z.ZodType<CheckedDraft> = z.strictObject({
  warnings: z.array(warning),
  twins: z.array(twin).max(3),
});
