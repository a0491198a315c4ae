import type { Query, Schema } from 'mongoose';

/** A sort order: 1 ascending, -1 descending. */
export type Order = Record<string, 1 | -1>;

const SORTED = ['find', 'findOne', 'findOneAndUpdate', 'findOneAndDelete', 'findOneAndReplace'] as const;

/** The fields of each unique index that covers all documents. */
const uniqueKeys = (schema: Schema): string[][] =>
  schema
    .indexes()
    .filter(
      ([, { unique, sparse, partialFilterExpression }]) => unique && !sparse && !partialFilterExpression,
    )
    .map(([fields]) => Object.keys(fields));

/** Whether the order has no ties: it contains `_id` or all fields of a unique index. */
export const isTotal = (schema: Schema, order: object): boolean =>
  '_id' in order || uniqueKeys(schema).some((fields) => fields.every((field) => field in order));

/** Appends `_id` as tie-breaker, in the direction of the last field, so that one index serves both directions. */
function withId(order: Order): Order {
  return { ...order, _id: Object.values(order).at(-1) ?? 1 };
}

/** Makes the order of sorted queries total. Databases return ties in varying order, so pages would repeat or skip documents. */
export function applyTotalOrder(schema: Schema): void {
  for (const name of SORTED)
    schema.pre(name, function (this: Query<unknown, unknown>) {
      const { sort } = this.getOptions() as { sort?: Order };
      if (sort && Object.keys(sort).length > 0 && !isTotal(schema, sort)) this.sort(withId(sort));
    });
}
