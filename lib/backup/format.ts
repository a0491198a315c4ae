import { z } from 'zod';

export const MANIFEST = 'manifest.json';

/** What the name of a backup ends with while it is being written. */
export const UNFINISHED = '.unfinished';

/**
 * Collections that belong to one database and one time (how often something was tried, which call was sent before, what is true of it
 * as a whole), and the pictures that can be drawn again.
 */
export const LEFT_OUT = new Set(['ratelimits', 'marks', 'sharepictures', 'idempotencykeys']);

/** The collection that says which migrations the data have had: a backup has it, and an empty database does, too. */
export const MIGRATIONS = 'migrations';

/** A collection's documents one after the other as BSON, compressed: what mongorestore --gzip reads too. */
export const fileOf = (collection: string): string => `${collection}.bson.gz`;

/** What a backup says of itself, written last: a folder without it is not a backup. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  collections: z.record(
    z.string().regex(/^[a-z][\w.-]*$/i),
    z.strictObject({ documents: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;
