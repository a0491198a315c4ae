import mongoose, { type Model, type Schema } from 'mongoose';
import { applyStoredDefaults } from './stored-defaults';
import { applyTimeLimit } from './time-limit';
import { applyTotalOrder } from './total-order';

/** Registers a model once per process, whichever bundle requests it first. */
export function define<T>(name: string, schema: Schema<T>, collection: string): Model<T> {
  const known = mongoose.models[name] as Model<T> | undefined;
  if (known) return known;
  applyStoredDefaults(schema as unknown as Schema);
  applyTimeLimit(schema as unknown as Schema);
  applyTotalOrder(schema as unknown as Schema);
  return mongoose.model<T>(name, schema, collection);
}
