import { encodeDocument, isDocument, type Document } from '../codec';
import { Fault, refuse } from '../errors';
import { aggregate, readPipeline } from '../aggregate';
import { parseFilter, type Filter } from '../filter';
import { encodeKey, MISSING } from '../key-encoding';
import { visitPath } from '../paths';
import { keepMembers } from '../keep-members';
import { parseProjection } from '../projection';
import { countCommand, findDocuments, type Query } from '../reader';
import { parseSort } from '../sorting';
import { limited } from '../time-limit';
import { checkCollation, collectionName, whole, type Command, type Request } from './command';

export const readFilter = (filter: unknown): Filter => parseFilter(filter ?? {});

export function queryOf(body: Document, filter: unknown): Query {
  checkCollation(body['collation']);
  if (body['tailable'] || body['awaitData']) refuse('A tailable cursor');
  if (body['min'] || body['max'] || body['returnKey'] || body['showRecordId'])
    refuse('min, max, returnKey and showRecordId');
  return {
    filter: readFilter(filter),
    sort: parseSort(body['sort'], true),
    skip: whole(body, 'skip') ?? 0,
    limit: whole(body, 'limit') || undefined,
    hint: body['hint'],
  };
}

function find(request: Request): Document {
  const { store, cursors, database, body } = request;
  const name = collectionName(request);
  const query = queryOf(body, body['filter']);
  const project = parseProjection(body['projection']);
  const collection = store.catalog.find(database, name);
  function* results(): Generator<Uint8Array> {
    if (!collection) return;
    for (const found of findDocuments(store, collection, query)) {
      if (!project) yield found.raw;
      else
        yield (
          (project.kept && keepMembers(found.raw, project.kept)) ?? encodeDocument(project.of(found.document))
        );
    }
  }
  const cursor = cursors.start(
    `${database}.${name}`,
    limited(store.limit, results()),
    whole(body, 'batchSize'),
    body['singleBatch'] === true,
  );
  return { cursor, ok: 1 };
}

function distinct(request: Request): Document {
  const { store, database, body } = request;
  const path = body['key'];
  if (typeof path !== 'string')
    throw new Fault(40414, "BSON field 'distinct.key' is missing but a required field");
  const collection = store.catalog.find(database, collectionName(request));
  const values = new Map<string, unknown>();
  const add = (value: unknown) => void values.set(encodeKey(value).toString('latin1'), value);
  for (const found of collection ? findDocuments(store, collection, queryOf(body, body['query'])) : []) {
    visitPath(found.document, path.split('.'), (leaf) => {
      if (Array.isArray(leaf)) leaf.forEach(add);
      else if (leaf !== MISSING) add(leaf);
      return false;
    });
  }
  const ordered = [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
  return { values: ordered, ok: 1 };
}

function startStream({ streams, database, body, transaction }: Request): Promise<Document> | undefined {
  const pipeline: unknown = body['pipeline'];
  if (!Array.isArray(pipeline) || !isDocument(pipeline[0]) || !('$changeStream' in pipeline[0]))
    return undefined;
  if (transaction)
    throw new Fault(263, 'Operation not permitted in transaction :: caused by :: $changeStream');
  checkCollation(body['collation']);
  const { aggregate: name, cursor } = body;
  const size = isDocument(cursor) ? whole(cursor, 'batchSize') : undefined;
  return streams.start(database, typeof name === 'string' ? name : undefined, pipeline as Document[], size);
}

function runAggregate(request: Request): Document | Promise<Document> {
  const { store, cursors, database, body } = request;
  const stream = startStream(request);
  if (stream) return stream;
  if (typeof body['aggregate'] !== 'string') refuse('aggregate without a collection', 73);
  checkCollation(body['collation']);
  const name = collectionName(request);
  const pipeline = readPipeline(body['pipeline'], body['hint']);
  const options = (body['cursor'] ?? {}) as Document;
  function* results(): Generator<Uint8Array> {
    for (const document of aggregate(store, database, name, pipeline)) yield encodeDocument(document);
  }
  return {
    cursor: cursors.start(
      `${database}.${name}`,
      limited(store.limit, results()),
      whole(options, 'batchSize'),
    ),
    ok: 1,
  };
}

export const readCommands: Record<string, Command> = {
  find: {
    fields: [
      'filter',
      'sort',
      'projection',
      'hint',
      'skip',
      'limit',
      'batchSize',
      'singleBatch',
      'noCursorTimeout',
      'allowDiskUse',
      'allowPartialResults',
      'collation',
      'tailable',
      'awaitData',
      'oplogReplay',
      'min',
      'max',
      'returnKey',
      'showRecordId',
    ],
    transactional: true,
    run: find,
  },
  count: {
    fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'],
    run: (request) => {
      const collection = request.store.catalog.find(request.database, collectionName(request));
      const query = queryOf(request.body, request.body['query']);
      return { n: collection ? countCommand(request.store, collection, query) : 0, ok: 1 };
    },
  },
  distinct: { fields: ['key', 'query', 'hint', 'collation'], transactional: true, run: distinct },
  aggregate: {
    fields: ['pipeline', 'cursor', 'allowDiskUse', 'hint', 'collation', 'bypassDocumentValidation'],
    transactional: true,
    run: runAggregate,
  },
};
