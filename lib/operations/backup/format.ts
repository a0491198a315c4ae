import { z } from 'zod';

export const MANIFEST = 'manifest.json';

/** The suffix of a backup in progress. */
export const UNFINISHED = '.unfinished';

/** Not backed up: share pictures, which can be regenerated, and the state of a running database, such as rate limits and marks. */
export const LEFT_OUT = new Set(['ratelimits', 'marks', 'sharepictures', 'idempotencykeys', 'nodes']);

/** A collection in every backup, and in a database that counts as empty. */
export const MIGRATIONS = 'migrations';

/** Concatenated BSON, gzipped; mongorestore --gzip reads it. */
export const fileOf = (collection: string): string => `${collection}.bson.gz`;

/** The manifest of a backup. It is written last, so a folder without it is not a backup. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  collections: z.record(
    z.string().regex(/^[a-z][\w.-]*$/i),
    z.strictObject({ documents: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;
