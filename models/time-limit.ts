import type { Query, Schema } from 'mongoose';

/** The kind of query, which determines its time limit. */
export type QueryKind = 'read' | 'count';

/** Returns how many milliseconds a query may take, or undefined for no limit. Set by `lib/platform/db/time-limits.ts`. */
type LimitOf = (kind: QueryKind) => number | undefined;

/** Shared by all bundles of a process, because they share the models. */
const shared = globalThis as typeof globalThis & { mwanzoLimitOf?: LimitOf };

export const setLimitOf = (limitOf: LimitOf): void => {
  shared.mwanzoLimitOf = limitOf;
};

const KINDS: Record<QueryKind, readonly ('find' | 'findOne' | 'distinct' | 'countDocuments')[]> = {
  read: ['find', 'findOne', 'distinct'],
  count: ['countDocuments'],
};

/** Sets `maxTimeMS` on every read query and aggregation of a model that has none. */
export function applyTimeLimit(schema: Schema): void {
  for (const kind of ['read', 'count'] as const)
    for (const name of KINDS[kind])
      schema.pre(name, function (this: Query<unknown, unknown>) {
        const limit = shared.mwanzoLimitOf?.(kind);
        if (limit !== undefined && this.getOptions().maxTimeMS === undefined)
          this.setOptions({ maxTimeMS: limit });
      });
  schema.pre('aggregate', function () {
    const limit = shared.mwanzoLimitOf?.('count');
    if (limit !== undefined && this.options.maxTimeMS === undefined) this.option({ maxTimeMS: limit });
  });
}
