import { DAY_MS } from '@/lib/platform/format/nairobi';
import { z } from 'zod';

export const id = z
  .string()
  .regex(/^[0-9a-f]{24}$/)
  .meta({ description: 'Hexadecimal, 24 characters' });

export const time = z.iso.datetime().meta({ description: 'ISO 8601, UTC' });

export const path = z.string().startsWith('/').meta({ description: 'From the root of this site' });

/** A day two months ahead, at the start of the process: the rules take none that is past, nor one in over 120 days. */
export const exampleDeadline = (): string => new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10);

export const named = z.strictObject({ firstName: z.string(), lastName: z.string() });
