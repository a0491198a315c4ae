import { BSON } from 'bson';
import type { Collection } from '../catalog';
import { asNumber, decodeExact, decodePlain, encodeDocument, isDocument, Raw, type Document } from '../codec';
import { insertDocument, removeDocument, replaceDocument, type Store } from '../collection';
import { aggregateOver } from '../aggregate';
import { Fault } from '../errors';
import { parseProjection } from '../projection';
import { findDocuments, type Found } from '../reader';
import { parseSort } from '../sorting';
import { parseUpdate, upsertedDocument, type Update } from '../update';
import { checkCollation, collectionName, documents, type Command, type Request } from './command';
import { readFilter } from './read';

/** Runs the parts of a bulk one after the other; a refused part ends it if it is ordered. */
function each<T>(items: T[], ordered: boolean, run: (item: T, index: number) => void): Document {
  const writeErrors: Document[] = [];
  for (const [index, item] of items.entries()) {
    try {
      run(item, index);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (ordered) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

function insert(request: Request): Promise<Document> {
  const { store, database, body } = request;
  const name = collectionName(request);
  const items = body['documents'];
  if (!Array.isArray(items))
    throw new Fault(40414, "BSON field 'insert.documents' is missing but a required field");
  return store.storage.write(() => {
    const collection = store.catalog.findOrCreate(database, name);
    let n = 0;
    const errors = each(items, body['ordered'] !== false, (item: unknown) => {
      insertDocument(store, collection, item instanceof Uint8Array ? item : BSON.serialize(item as Document));
      n++;
    });
    return { n, ...errors, ok: 1 };
  });
}

const pipelineRunner = (store: Store, database: string) => (pipeline: Document[], document: Document) => {
  const stages = decodePlain(encodeDocument({ pipeline }))['pipeline'] as Document[];
  for (const stage of stages) {
    const [name = ''] = Object.keys(stage);
    if (!['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith'].includes(name))
      throw new Fault(72, `${name} is not allowed to be used within an update`);
  }
  return aggregateOver({ store, database }, [decodePlain(encodeDocument(document))], stages)[0] ?? document;
};

const isReplacement = (update: unknown) =>
  isDocument(update) && !Object.keys(update).some((key) => key.startsWith('$'));

interface Outcome {
  matched: number;
  modified: number;
  upserted?: unknown;
}

function updateOnce(store: Store, database: string, collection: Collection, given: Document): Outcome {
  for (const field of Object.keys(given)) {
    if (!['q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation', 'sort', 'c'].includes(field))
      throw new Fault(40415, `BSON field 'update.updates.${field}' is an unknown field.`);
  }
  checkCollation(given['collation']);
  const filter = readFilter(given['q']);
  const multi = given['multi'] === true;
  if (multi && isReplacement(given['u']))
    throw new Fault(9, 'multi update is not supported for replacement-style update');
  const update = parseUpdate(given['u'], filter, given['arrayFilters'], pipelineRunner(store, database));
  const sort = parseSort(given['sort']);
  // All are found before any is changed: none is met a second time in the place its change put it.
  const found = [
    ...findDocuments(store, collection, { filter, sort, hint: given['hint'], limit: multi ? undefined : 1 }),
  ];
  if (found.length === 0 && given['upsert'] === true) {
    const document = upsertedDocument(filter, update, isReplacement(given['u']));
    insertDocument(store, collection, encodeDocument(document));
    return { matched: 0, modified: 0, upserted: document['_id'] };
  }
  let modified = 0;
  for (const item of found) if (change(store, collection, item, update)) modified++;
  return { matched: found.length, modified };
}

function change(store: Store, collection: Collection, item: Found, update: Update): boolean {
  return replaceDocument(store, collection, item, update(item.document, false));
}

function update(request: Request): Promise<Document> {
  const { store, database, body } = request;
  const name = collectionName(request);
  const items = documents(body, 'updates');
  return store.storage.write(() => {
    const collection = store.catalog.findOrCreate(database, name);
    let [n, nModified] = [0, 0];
    const upserted: Document[] = [];
    const errors = each(items, body['ordered'] !== false, (item, index) => {
      const outcome = updateOnce(store, database, collection, item);
      n += outcome.matched;
      nModified += outcome.modified;
      if (!('upserted' in outcome)) return;
      n++;
      upserted.push({ index, _id: outcome.upserted });
    });
    return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...errors, ok: 1 };
  });
}

function remove(request: Request): Promise<Document> {
  const { store, database, body } = request;
  const name = collectionName(request);
  const items = documents(body, 'deletes');
  return store.storage.write(() => {
    const collection = store.catalog.find(database, name);
    let n = 0;
    const errors = each(items, body['ordered'] !== false, (item) => {
      checkCollation(item['collation']);
      const filter = readFilter(item['q']);
      const limit = asNumber(item['limit']) === 1 ? 1 : undefined;
      const found = collection
        ? [...findDocuments(store, collection, { filter, limit, hint: item['hint'] })]
        : [];
      for (const one of found) if (collection) removeDocument(store, collection, one);
      n += found.length;
    });
    return { n, ...errors, ok: 1 };
  });
}

function findAndModify(request: Request): Promise<Document> {
  const { store, database, body } = request;
  const name = collectionName(request);
  checkCollation(body['collation']);
  const filter = readFilter(body['query']);
  const project = parseProjection(body['fields']);
  const show = (raw: Buffer) => new Raw(project ? encodeDocument(project.of(decodeExact(raw))) : raw);
  const wantsNew = body['new'] === true;
  if ((body['remove'] === true) === (body['update'] !== undefined))
    throw new Fault(9, 'Either an update or remove=true must be specified');
  return store.storage.write((): Document => {
    const collection = store.catalog.findOrCreate(database, name);
    const [found] = findDocuments(store, collection, {
      filter,
      sort: parseSort(body['sort']),
      limit: 1,
      hint: body['hint'],
    });
    if (body['remove'] === true) {
      if (found) removeDocument(store, collection, found);
      return {
        lastErrorObject: { n: found ? 1 : 0 },
        value: found ? show(found.raw) : null,
        ok: 1,
      };
    }
    const update = parseUpdate(body['update'], filter, body['arrayFilters'], pipelineRunner(store, database));
    if (found) {
      const after = update(found.document, false);
      replaceDocument(store, collection, found, after);
      return {
        lastErrorObject: { n: 1, updatedExisting: true },
        value: show(wantsNew ? encodeDocument(after) : found.raw),
        ok: 1,
      };
    }
    if (body['upsert'] !== true)
      return { lastErrorObject: { n: 0, updatedExisting: false }, value: null, ok: 1 };
    const document = upsertedDocument(filter, update, isReplacement(body['update']));
    const raw = encodeDocument(document);
    insertDocument(store, collection, raw);
    return {
      lastErrorObject: { n: 1, updatedExisting: false, upserted: document['_id'] },
      value: wantsNew ? show(raw) : null,
      ok: 1,
    };
  });
}

export const writeCommands: Record<string, Command> = {
  insert: { fields: ['documents', 'ordered', 'bypassDocumentValidation'], run: insert },
  update: { fields: ['updates', 'ordered', 'bypassDocumentValidation', 'let'], run: update },
  delete: { fields: ['deletes', 'ordered', 'let'], run: remove },
  findAndModify: {
    fields: [
      'query',
      'sort',
      'remove',
      'update',
      'new',
      'fields',
      'upsert',
      'arrayFilters',
      'hint',
      'collation',
      'bypassDocumentValidation',
      'let',
    ],
    run: findAndModify,
  },
};
