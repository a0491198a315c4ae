import mongoose, { type SchemaType } from 'mongoose';
import { models } from '@/lib/operations/migrations/collections';

/** A field as a schema stores it. */
export interface SchemaField {
  /** Its path, as in `history.at`. */
  name: string;
  /** What mongoose calls its type. */
  type: string;
  required: boolean;
}

/** A schema, as far as it is read here. */
interface Paths {
  paths: object;
}

/** The fields of a schema and of the documents in it, in their order. A document inside is not a field, its fields are. */
export const schemaFields = (schema: Paths, prefix = ''): SchemaField[] =>
  Object.entries(schema.paths as Record<string, SchemaType & { schema?: Paths }>).flatMap(([path, type]) => {
    const name = `${prefix}${path}`;
    if (type.schema) return schemaFields(type.schema, `${name}.`);
    return [{ name, type: type.instance, required: type.isRequired === true }];
  });

/** The fields of every model, by its collection. */
export const storedFields = (): Map<string, SchemaField[]> =>
  new Map(
    models.map(({ modelName, collection }) => [
      collection.collectionName,
      schemaFields(mongoose.model(modelName).schema),
    ]),
  );
