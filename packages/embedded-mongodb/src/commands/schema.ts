import { openIndex, type Collection, type Index } from '../catalog';
import { asNumber, decodePlain, encodeDocument, isDocument, type Document } from '../codec';
import { allEntries, dropCollection } from '../collection';
import { Fault, refuse } from '../errors';
import { buildIndex } from '../index-build';
import { matches, parseFilter, type Filter } from '../filter';
import { collectionName, documents, whole, type Command, type Request } from './command';

const INDEX_OPTIONS = [
  'key',
  'name',
  'unique',
  'sparse',
  'expireAfterSeconds',
  'partialFilterExpression',
  'background',
  'v',
  'ns',
  'hidden',
  'collation',
];

type NewIndex = Omit<Index, 'id' | 'fields' | 'prefix' | 'partial'>;

function readIndex(given: Document): NewIndex {
  for (const option of Object.keys(given)) {
    if (!INDEX_OPTIONS.includes(option))
      throw new Fault(
        197,
        `The field '${option}' is not valid for an index specification. Specification: ${JSON.stringify(given)}`,
      );
  }
  if (given['hidden'] || given['collation']) refuse('An index that is hidden or has a collation', 67);
  if (!isDocument(given['key']) || Object.keys(given['key']).length === 0)
    throw new Fault(67, 'Index keys cannot be empty.');
  const key: Record<string, number> = {};
  for (const [path, kind] of Object.entries(given['key'])) {
    const direction = asNumber(kind);
    if (direction === undefined) refuse(`The index kind '${String(kind)}'`, 67);
    if (direction === 0 || path === '' || path.split('.').some((part) => part === '' || part.startsWith('$')))
      throw new Fault(
        67,
        `Values in v:2 index key pattern and its paths must be valid: ${path}: ${direction}`,
      );
    key[path] = direction < 0 ? -1 : 1;
  }
  const name = given['name'] ?? Object.entries(key).flat().join('_');
  if (typeof name !== 'string') throw new Fault(14, 'The field name of an index must be a string');
  const seconds = asNumber(given['expireAfterSeconds']);
  if (seconds !== undefined && Object.keys(key).length > 1)
    throw new Fault(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL');
  const partial = given['partialFilterExpression'];
  if (partial !== undefined) {
    checkPartial(parseFilter(partial));
    if (given['sparse']) throw new Fault(67, "cannot mix 'partialFilterExpression' and 'sparse' options");
  }
  return {
    name,
    key,
    multikey: [],
    ...(given['unique'] === true ? { unique: true } : {}),
    ...(given['sparse'] === true ? { sparse: true } : {}),
    ...(seconds === undefined ? {} : { expireAfterSeconds: seconds }),
    ...(isDocument(partial) ? { partialFilterExpression: partial } : {}),
  };
}

function checkPartial(filter: Filter): void {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.parts.forEach(checkPartial);
  if (
    filter.kind === 'field' &&
    ['eq', 'gt', 'gte', 'lt', 'lte', 'in', 'exists', 'type'].includes(filter.operator)
  )
    return;
  throw new Fault(67, 'Expression not supported in partial index');
}

const shape = ({ key, unique, sparse, expireAfterSeconds, partialFilterExpression }: NewIndex) =>
  encodeDocument(
    decodePlain(
      encodeDocument({
        key,
        unique: unique ?? false,
        sparse: sparse ?? false,
        expireAfterSeconds: expireAfterSeconds ?? -1,
        partial: partialFilterExpression ?? null,
      }),
    ),
  );

/** Whether the same index exists. Throws Fault 85 or 86 if a different index has its name or its keys. */
function exists(collection: Collection, wanted: NewIndex): boolean {
  const namesake = collection.indexes.find((index) => index.name === wanted.name);
  if (wanted.name === '_id_' || JSON.stringify(wanted.key) === '{"_id":1}') return true;
  if (namesake) {
    if (shape(namesake).equals(shape(wanted))) return true;
    throw new Fault(
      86,
      `An existing index has the same name as the requested index. Requested index: ${JSON.stringify(wanted)}, existing index: ${namesake.name}`,
    );
  }
  const twin = collection.indexes.find(
    (index) =>
      JSON.stringify(index.key) === JSON.stringify(wanted.key) && partialOf(index).equals(partialOf(wanted)),
  );
  if (twin) throw new Fault(85, `Index already exists with a different name: ${twin.name}`);
  return false;
}

const partialOf = ({ partialFilterExpression }: NewIndex) =>
  encodeDocument(decodePlain(encodeDocument(partialFilterExpression ?? {})));

async function createIndexes(request: Request): Promise<Document> {
  const { store, database, body } = request;
  const name = collectionName(request);
  const wanted = documents(body, 'indexes').map(readIndex);
  const created = !store.catalog.find(database, name);
  const collection = await store.storage.write(() => store.catalog.findOrCreate(database, name));
  const before = collection.indexes.length;
  for (const index of wanted) {
    await buildIndex(store, collection, () =>
      exists(collection, index) ? undefined : openIndex({ ...index, id: store.catalog.takeId() }),
    );
  }
  return {
    numIndexesBefore: before,
    numIndexesAfter: collection.indexes.length,
    createdCollectionAutomatically: created,
    ok: 1,
  };
}

function dropIndexes(request: Request): Promise<Document> {
  const { store, body } = request;
  const name = collectionName(request);
  return store.storage.write(() => {
    const collection = existing(request, name);
    const before = collection.indexes.length;
    const dropped = indexesToDrop(collection, body['index']);
    for (const index of dropped) store.storage.removeRange(store.storage.indexes, allEntries(index));
    collection.indexes = collection.indexes.filter((index) => !dropped.includes(index));
    store.catalog.noteChange(collection);
    store.catalog.save(collection);
    return { nIndexesWas: before, ok: 1 };
  });
}

function indexesToDrop(collection: Collection, given: unknown): Index[] {
  if (given === '*') return collection.indexes.filter((index) => index.name !== '_id_');
  return (Array.isArray(given) ? given : [given]).map((wanted) => {
    const key = isDocument(wanted) ? JSON.stringify(decodePlain(encodeDocument(wanted))) : undefined;
    const found = collection.indexes.find((index) =>
      key ? JSON.stringify(index.key) === key : index.name === wanted,
    );
    if (!found) throw new Fault(27, `index not found with name [${String(wanted)}]`);
    if (found.name === '_id_') throw new Fault(72, 'cannot drop _id index');
    return found;
  });
}

function existing({ store, database }: Request, name: string): Collection {
  const collection = store.catalog.find(database, name);
  if (!collection) throw new Fault(26, `ns does not exist: ${database}.${name}`);
  return collection;
}

function listIndexes(request: Request): Document {
  const name = collectionName(request);
  const collection = existing(request, name);
  const described = collection.indexes.map((index) => {
    const {
      id: _id,
      fields: _fields,
      prefix: _prefix,
      partial: _partial,
      multikey: _multikey,
      unique,
      ...rest
    } = index;
    return encodeDocument({ v: 2, ...rest, ...(unique && index.name !== '_id_' ? { unique } : {}) });
  });
  const size = isDocument(request.body['cursor']) ? whole(request.body['cursor'], 'batchSize') : undefined;
  return { cursor: request.cursors.start(`${request.database}.${name}`, described, size), ok: 1 };
}

function listCollections({ store, cursors, database, body }: Request): Document {
  const filter = parseFilter(body['filter'] ?? {});
  const described = store.catalog.of(database).map(({ name }) => ({
    name,
    type: 'collection',
    options: {},
    info: { readOnly: false },
    idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
  }));
  const shown = described
    .filter((one) => matches(filter, one))
    .map((one) => encodeDocument(body['nameOnly'] === true ? { name: one.name, type: one.type } : one));
  const size = isDocument(body['cursor']) ? whole(body['cursor'], 'batchSize') : undefined;
  return { cursor: cursors.start(`${database}.$cmd.listCollections`, shown, size), ok: 1 };
}

export const schemaCommands: Record<string, Command> = {
  createIndexes: { fields: ['indexes', 'commitQuorum'], run: createIndexes },
  dropIndexes: { fields: ['index'], run: dropIndexes },
  listIndexes: { fields: ['cursor'], run: listIndexes },
  listCollections: {
    fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
    run: listCollections,
  },
  create: {
    fields: [],
    transactional: true,
    run: (request) =>
      request.store.storage.write(() => {
        const name = collectionName(request);
        if (request.store.catalog.find(request.database, name))
          throw new Fault(48, `Collection ${request.database}.${name} already exists.`);
        request.store.catalog.findOrCreate(request.database, name);
        return { ok: 1 };
      }),
  },
  drop: {
    fields: [],
    run: (request) =>
      request.store.storage.write(() => {
        const collection = request.store.catalog.find(request.database, collectionName(request));
        if (collection) dropCollection(request.store, collection);
        return collection
          ? { ns: collection.namespace, nIndexesWas: collection.indexes.length, ok: 1 }
          : { ok: 1 };
      }),
  },
  dropDatabase: {
    fields: [],
    run: ({ store, database }) =>
      store.storage.write(() => {
        for (const collection of store.catalog.of(database)) dropCollection(store, collection);
        store.storage.note(() => ({ operation: 'dropDatabase', database }));
        return { dropped: database, ok: 1 };
      }),
  },
};
