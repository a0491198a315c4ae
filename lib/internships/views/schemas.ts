import { z } from 'zod';
import { PAGE_VIEW_KINDS } from '@/lib/platform/core/vocabulary';

const MAX_PATH_LENGTH = 512;

export const pageViewFields = z.object({
  kind: z.enum(PAGE_VIEW_KINDS),
  path: z
    .string()
    .max(MAX_PATH_LENGTH)
    .regex(/^\/[^?#]*$/, 'A path without a query'),
});
