import { BSON } from 'bson';
import { recordKey, type Collection } from '../catalog';
import { Blocked } from '../claims';
import { asNumber, decodeExact, encodeDocument, isDocument, Raw, type Document } from '../codec';
import { insertDocument, removeDocument, replaceDocument, type Store } from '../collection';
import { Fault } from '../errors';
import { parseProjection } from '../projection';
import { findDocuments, type Found } from '../reader';
import { parseSort } from '../sorting';
import { parseUpdate, upsertedDocument, type Update } from '../update';
import { checkCollation, collectionName, documents, type Command, type Request } from './command';
import { readFilter } from './read';
import { runStatements } from './statements';

const INVALID_NAMESPACE = 73;
const TIME_OVER = 50;

/** Whether an error ends the whole command instead of one statement. */
const isOfAll = ({ code, details }: Fault): boolean =>
  [INVALID_NAMESPACE, TIME_OVER].includes(code) || 'errorLabels' in details;

type Answer = Document & { n: number };

/** Runs the statements of a bulk write in order. Stops at the first error if the write is ordered or in a transaction. */
async function runBulk<T>(
  request: Request,
  items: T[],
  empty: Answer,
  run: (item: T, answer: Answer, index: number) => void,
): Promise<Document> {
  const goesOn = request.body['ordered'] === false && !request.transaction;
  const answer = await runStatements(request, items.length, empty, (at, answer) => {
    try {
      run(items[at] as T, answer, at);
      return true;
    } catch (error) {
      if (!(error instanceof Fault) || isOfAll(error)) throw error;
      const failed = { index: at, code: error.code, errmsg: error.message, ...error.details };
      answer['writeErrors'] = [...((answer['writeErrors'] as Document[] | undefined) ?? []), failed];
      return goesOn;
    }
  });
  return { ...answer, ok: 1 };
}

function insert(request: Request): Promise<Document> {
  const { store, database, body } = request;
  const name = collectionName(request);
  const items = body['documents'];
  if (!Array.isArray(items))
    throw new Fault(40414, "BSON field 'insert.documents' is missing but a required field");
  return runBulk(request, items, { n: 0 }, (item: unknown, answer) => {
    const collection = store.catalog.findOrCreate(database, name);
    insertDocument(store, collection, item instanceof Uint8Array ? item : BSON.serialize(item as Document));
    answer.n++;
  });
}

const isReplacement = (update: unknown) =>
  isDocument(update) && !Object.keys(update).some((key) => key.startsWith('$'));

const operationOf = (update: unknown) => (isReplacement(update) ? 'replace' : 'update');

interface Outcome {
  matched: number;
  modified: number;
  upserted?: unknown;
}

function updateOnce(store: Store, collection: Collection, given: Document): Outcome {
  for (const field of Object.keys(given)) {
    if (!['q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation', 'sort', 'c'].includes(field))
      throw new Fault(40415, `BSON field 'update.updates.${field}' is an unknown field.`);
  }
  checkCollation(given['collation']);
  const filter = readFilter(given['q']);
  const multi = given['multi'] === true;
  if (multi && isReplacement(given['u']))
    throw new Fault(9, 'multi update is not supported for replacement-style update');
  const update = parseUpdate(given['u'], filter, given['arrayFilters']);
  const sort = parseSort(given['sort'], true);
  // Finds all documents before changing any, so that none is found again after the change moves it.
  const found = [
    ...findDocuments(store, collection, { filter, sort, hint: given['hint'], limit: multi ? undefined : 1 }),
  ];
  if (found.length === 0 && given['upsert'] === true) {
    const document = upsertedDocument(filter, update, isReplacement(given['u']));
    insertDocument(store, collection, encodeDocument(document));
    return { matched: 0, modified: 0, upserted: document['_id'] };
  }
  let modified = 0;
  changeAll(store, collection, found, (item) => {
    if (change(store, collection, item, update, given['u'])) modified++;
  });
  return { matched: found.length, modified };
}

/** First waits for transactions that have changed these documents. Throws if a later change needs a claimed unique key. */
function changeAll(store: Store, collection: Collection, found: Found[], run: (item: Found) => void): void {
  for (const { record } of found) store.storage.claimDocument(recordKey(collection, record));
  for (const [at, item] of found.entries()) {
    try {
      run(item);
    } catch (error) {
      if (at === 0 || !(error instanceof Blocked)) throw error;
      throw new Fault(112, 'A transaction has claimed one of the unique keys: retry the write');
    }
  }
}

function change(store: Store, collection: Collection, item: Found, update: Update, given: unknown): boolean {
  return replaceDocument(store, collection, item, update(item.document, false), operationOf(given));
}

function update(request: Request): Promise<Document> {
  const { store, database, body } = request;
  const name = collectionName(request);
  const items = documents(body, 'updates');
  return runBulk(request, items, { n: 0, nModified: 0 }, (item, answer, index) => {
    const collection = store.catalog.findOrCreate(database, name);
    const outcome = updateOnce(store, collection, item);
    answer.n += outcome.matched + ('upserted' in outcome ? 1 : 0);
    answer['nModified'] = Number(answer['nModified']) + outcome.modified;
    if (!('upserted' in outcome)) return;
    const before = (answer['upserted'] as Document[] | undefined) ?? [];
    answer['upserted'] = [...before, { index, _id: outcome.upserted }];
  });
}

function remove(request: Request): Promise<Document> {
  const { store, database, body } = request;
  const name = collectionName(request);
  const items = documents(body, 'deletes');
  return runBulk(request, items, { n: 0 }, (item, answer) => {
    const collection = store.catalog.find(database, name);
    checkCollation(item['collation']);
    const filter = readFilter(item['q']);
    const limit = asNumber(item['limit']) === 1 ? 1 : undefined;
    const found = collection
      ? [...findDocuments(store, collection, { filter, limit, hint: item['hint'] })]
      : [];
    if (!collection) return;
    changeAll(store, collection, found, (one) => removeDocument(store, collection, one));
    answer.n += found.length;
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
  const answers = (): Document => {
    const collection = store.catalog.findOrCreate(database, name);
    const [found] = findDocuments(store, collection, {
      filter,
      sort: parseSort(body['sort'], true),
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
    const update = parseUpdate(body['update'], filter, body['arrayFilters']);
    if (found) {
      const after = update(found.document, false);
      replaceDocument(store, collection, found, after, operationOf(body['update']));
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
  };
  return runStatements(request, 1, {}, (_, answer) => {
    Object.assign(answer, answers());
    return true;
  });
}

const KEPT = { transactional: true, retryable: true };

export const writeCommands: Record<string, Command> = {
  insert: { fields: ['documents', 'ordered', 'bypassDocumentValidation'], ...KEPT, run: insert },
  update: { fields: ['updates', 'ordered', 'bypassDocumentValidation', 'let'], ...KEPT, run: update },
  delete: { fields: ['deletes', 'ordered', 'let'], ...KEPT, run: remove },
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
    ...KEPT,
    run: findAndModify,
  },
};
