import { z } from 'zod';
import { ALERT_INTERVALS } from '@/lib/platform/core/vocabulary';
import { searchInput, searchSchema } from '@/lib/search/engine/search-schema';

const MAX_SLUG = 120;

/**
 * Refuses unknown filters, because a search without its filter would match every listing. Ignores the order and the page, so that the
 * search of a list can be sent as it is.
 */
const alertSearch = z
  .strictObject(
    { ...searchSchema.shape, employer: z.string().min(1).max(MAX_SLUG).optional() },
    { error: ({ code }) => (code === 'unrecognized_keys' ? 'search has an unknown filter' : undefined) },
  )
  .transform(({ sort: _, page: __, ...search }) => search);

/** A form sends the search as a query string. */
const fromAddress = (given: unknown): unknown => {
  if (typeof given !== 'string') return given;
  const address = new URLSearchParams(given);
  return { ...searchInput(address), employer: address.get('employer') ?? undefined };
};

const every = z.literal(ALERT_INTERVALS, { error: 'every must be day or week' });

export const alertSchema = z.object({
  search: z.preprocess(fromAddress, alertSearch),
  every: every.default('day'),
});

export const alertChangeSchema = z.object({
  every: every.optional(),
  paused: z.boolean({ error: 'paused must be true or false' }).optional(),
});

/** A change made through an e-mail link. Without `alert`, it pauses all alerts. */
export const linkChangeSchema = z.object({
  alert: z.string().max(24).optional(),
  every: z.literal([...ALERT_INTERVALS, 'never'], { error: 'every must be day, week or never' }).optional(),
});
