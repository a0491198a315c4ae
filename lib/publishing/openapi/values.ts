import { BAD_DATE } from '@/lib/platform/format/dates';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { z } from 'zod';

export const id = z
  .string()
  .regex(/^[0-9a-f]{24}$/)
  .meta({ description: 'Hexadecimal, 24 characters' });

/** A moment that the server works out. */
export const exactTime = z.iso.datetime().meta({ description: 'ISO 8601, UTC' });

/** A stored moment. */
export const time = z.union([z.iso.datetime(), z.literal(BAD_DATE), z.null()]).meta({
  id: 'Time',
  description: `ISO 8601, UTC; null where none is stored, '${BAD_DATE}' where what is stored is no date`,
});

export const path = z.string().startsWith('/').meta({ description: 'From the root of this site' });

/** A day two months ahead, at the start of the process: the rules take none that is past, nor one in over 120 days. */
export const exampleDeadline = (): string => new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10);

export const named = z.strictObject({ firstName: z.string(), lastName: z.string() });
