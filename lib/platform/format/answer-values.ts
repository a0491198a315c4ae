import { z } from 'zod';
import { BAD_DATE } from './dates';

/** Schemas of values in responses. */

export const id = z
  .string()
  .regex(/^[0-9a-f]{24}$/)
  .meta({ description: '24 hexadecimal characters' });

/** A computed time. */
export const exactTime = z.iso.datetime().meta({ description: 'ISO 8601, UTC' });

/** A stored time, which may be missing or invalid. */
export const time = z.union([z.iso.datetime(), z.literal(BAD_DATE), z.null()]).meta({
  id: 'Time',
  description: `ISO 8601, UTC; null if none is stored, '${BAD_DATE}' if the stored value is not a date`,
});

export const path = z.string().startsWith('/').meta({ description: 'A path from the root of this site' });

export const named = z.strictObject({ firstName: z.string(), lastName: z.string() });
