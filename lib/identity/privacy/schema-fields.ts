import mongoose, { type SchemaType } from 'mongoose';
import { models } from '@/lib/operations/migrations/collections';

export interface SchemaField {
  /** Its path: `history.at`. */
  name: string;
  /** Mongoose's name of its type. */
  type: string;
  required: boolean;
}

interface Paths {
  paths: object;
}

/** Lists the fields of a schema in order. Replaces each subdocument with its fields. */
export const schemaFields = (schema: Paths, prefix = ''): SchemaField[] =>
  Object.entries(schema.paths as Record<string, SchemaType & { schema?: Paths }>).flatMap(([path, type]) => {
    const name = `${prefix}${path}`;
    if (type.schema) return schemaFields(type.schema, `${name}.`);
    return [{ name, type: type.instance, required: type.isRequired === true }];
  });

/** By collection. */
export const storedFields = (): Map<string, SchemaField[]> =>
  new Map(
    models.map(({ modelName, collection }) => [
      collection.collectionName,
      schemaFields(mongoose.model(modelName).schema),
    ]),
  );
