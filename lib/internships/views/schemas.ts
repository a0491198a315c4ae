import { z } from 'zod';
import { PAGE_VIEW_KINDS } from '@/lib/platform/core/vocabulary';

/** Characters. No page has a longer path. */
const MAX_PATH_LENGTH = 512;

/** A view of a page, or a click that led to it or was made on it. */
export const pageViewFields = z.object({
  kind: z.enum(PAGE_VIEW_KINDS),
  path: z
    .string()
    .max(MAX_PATH_LENGTH)
    .regex(/^\/[^?#]*$/, 'A path without a query'),
});
