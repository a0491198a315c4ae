import type { Query, Schema, SchemaType } from 'mongoose';

type Plain = Record<string, unknown>;

/** A schema path that has a default, or leads to a subdocument with such paths. */
interface Path {
  name: string;
  /** The default. For a new document, mongoose calls or clones it. */
  given: unknown;
  inner: Path[];
}

type Type = SchemaType & { defaultValue?: unknown; schema?: Schema; $isSingleNested?: boolean };

const pathsOf = (schema: Schema): Path[] =>
  Object.entries(schema.paths as Record<string, Type>).flatMap(([name, type]) => {
    const inner = type.$isSingleNested && type.schema ? pathsOf(type.schema) : [];
    const isFilled = type.defaultValue !== undefined || inner.length > 0;
    return isFilled && type.options.select !== false ? [{ name, given: type.defaultValue, inner }] : [];
  });

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function fill(record: Plain, paths: readonly Path[], isWanted: (name: string) => boolean): void {
  for (const { name, given, inner } of paths) {
    if (!isWanted(name)) continue;
    if (record[name] === undefined && given !== undefined)
      record[name] = typeof given === 'function' ? (given as () => unknown).call(record) : given;
    const value = record[name];
    if (inner.length > 0 && isPlain(value)) fill(value, inner, () => true);
  }
}

/** The paths that a projection such as `{ title: 1 }` or `{ text: 0 }` selects. Excludes a path if only parts of it are selected. */
function wantedBy(projection: Plain): (name: string) => boolean {
  const fields = Object.entries(projection).filter(([name]) => name !== '_id');
  const includes = fields.some(([, value]) => value === 1 || value === true);
  return (name) => (includes ? [1, true].includes(projection[name] as never) : !(name in projection));
}

/**
 * Lets lean reads fill in the defaults of fields that an earlier version did not write. Does not fill lists of documents, results
 * of cursors, or fields that are only read if selected.
 */
export function applyStoredDefaults(schema: Schema): void {
  const paths = pathsOf(schema).filter(({ name }) => name !== '_id');
  const after = function (this: Query<unknown, unknown>, found: unknown): void {
    if (!this.mongooseOptions().lean || !found) return;
    const isWanted = wantedBy((this.projection() as Plain | null) ?? {});
    for (const record of [found].flat()) if (isPlain(record)) fill(record, paths, isWanted);
  };
  for (const read of ['find', 'findOne', 'findOneAndUpdate', 'findOneAndDelete'] as const)
    schema.post(read, after);
}
