import { z } from 'zod';

export const id = z
  .string()
  .regex(/^[0-9a-f]{24}$/)
  .meta({ description: 'Hexadecimal, 24 characters' });

export const time = z.iso.datetime().meta({ description: 'ISO 8601, UTC' });

export const path = z.string().startsWith('/').meta({ description: 'From the root of this site' });

export const named = z.strictObject({ firstName: z.string(), lastName: z.string() });
