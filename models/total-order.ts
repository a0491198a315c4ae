import type { Query, Schema } from 'mongoose';

/** An order of documents: field by field, 1 upwards, -1 downwards. */
export type Order = Record<string, 1 | -1>;

const SORTED = ['find', 'findOne', 'findOneAndUpdate', 'findOneAndDelete', 'findOneAndReplace'] as const;

/** The fields of the indexes that let no two documents be equal. */
const uniqueKeys = (schema: Schema): string[][] =>
  schema
    .indexes()
    .filter(
      ([, { unique, sparse, partialFilterExpression }]) => unique && !sparse && !partialFilterExpression,
    )
    .map(([fields]) => Object.keys(fields));

/** Whether no two documents of a schema can be equal in this order: it has the `_id`, or all fields of a unique index. */
export const isTotal = (schema: Schema, order: object): boolean =>
  '_id' in order || uniqueKeys(schema).some((fields) => fields.every((field) => field in order));

/** This order with `_id` at its end, in the direction of its last field, so that one index serves it both ways. */
function withId(order: Order): Order {
  return { ...order, _id: Object.values(order).at(-1) ?? 1 };
}

/**
 * Gives every sorted query of a model a total order. A database may return equal documents in any order, another one each time, so that
 * pages would repeat some and leave out others.
 */
export function applyTotalOrder(schema: Schema): void {
  for (const name of SORTED)
    schema.pre(name, function (this: Query<unknown, unknown>) {
      const { sort } = this.getOptions() as { sort?: Order };
      if (sort && Object.keys(sort).length > 0 && !isTotal(schema, sort)) this.sort(withId(sort));
    });
}
