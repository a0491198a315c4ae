import { Int32 } from 'bson';
import { asNumber, isDocument, type Document } from './codec';
import type { Store } from './collection';
import { Fault, refuse } from './errors';
import { matches, parseFilter, type Filter } from './filter';
import { readBucket, readGroup } from './group';
import { bucketCounts, groupCounts } from './group-count';
import { countDocuments, findDocuments, type Query } from './reader';
import { parseSort, sortItems } from './sorting';

type Run = (documents: Iterable<Document>) => Iterable<Document>;

const STAGES: Record<string, (operand: unknown) => Run> = {
  $match: (operand) => {
    const filter = parseFilter(operand);
    return function* (documents) {
      for (const document of documents) if (matches(filter, document)) yield document;
    };
  },
  $sort: (operand) => {
    const sort = parseSort(operand);
    return (documents) => sortItems(documents, sort, (document) => document);
  },
  $skip: (operand) => {
    const count = wholeNumber(operand);
    if (count === undefined)
      throw new Fault(5107200, 'invalid argument to $skip stage: Expected a non-negative number');
    return function* (documents) {
      let at = 0;
      for (const document of documents) if (at++ >= count) yield document;
    };
  },
  $limit: (operand) => {
    const count = wholeNumber(operand);
    if (count === undefined)
      throw new Fault(5107201, 'invalid argument to $limit stage: Expected a non-negative number');
    if (count === 0) throw new Fault(15958, 'the limit must be positive');
    return function* (documents) {
      let at = 0;
      for (const document of documents) {
        yield document;
        if (++at === count) return;
      }
    };
  },
  $count: (operand) => {
    if (typeof operand !== 'string' || operand === '')
      throw new Fault(40156, 'the count field must be a non-empty string');
    return (documents) => {
      const { length } = [...documents];
      return length > 0 ? [{ [operand]: length }] : [];
    };
  },
  $group: readGroup,
  $bucket: readBucket,
};

function wholeNumber(operand: unknown): number | undefined {
  const number = asNumber(operand);
  return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
}

export interface Pipeline {
  query: Query;
  rest: Document[];
  counting: boolean;
  runs: Run[];
}

function readStages(given: unknown): { stage: Document; run: Run }[] {
  if (!Array.isArray(given)) throw new Fault(14, "'pipeline' option must be specified as an array");
  return given.map((stage: unknown) => {
    const [name, operand] = stageOf(stage);
    const read = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
    return { stage: { [name]: operand }, run: read?.(operand) ?? refuse(`The stage ${name}`, 40324) };
  });
}

/** Throws Fault 40323 for an invalid stage. */
export function stageOf(stage: unknown): [name: string, operand: unknown] {
  const [[name = '', operand] = [], ...others] = isDocument(stage) ? Object.entries(stage) : [];
  if (name === '' || others.length > 0)
    throw new Fault(40323, 'A pipeline stage specification object must contain exactly one field.');
  return [name, operand];
}

/** Parses a pipeline with exact types. Throws a Fault for anything unsupported, before any document is read. */
export function readPipeline(given: unknown, hint?: unknown): Pipeline {
  const stages = readStages(given);
  const take = (name: string): unknown => {
    const first = stages[0]?.stage;
    return first && name in first ? stages.shift()?.stage[name] : undefined;
  };
  const parts: Filter[] = [];
  for (let filter = take('$match'); filter !== undefined; filter = take('$match'))
    parts.push(parseFilter(filter));
  const query: Query = { filter: parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts }, hint };
  const sort = take('$sort');
  if (sort !== undefined) query.sort = parseSort(sort);
  const skip = asNumber(take('$skip'));
  if (skip !== undefined) query.skip = skip;
  const limit = asNumber(take('$limit'));
  if (limit !== undefined) query.limit = limit;
  const rest = stages.map(({ stage }) => stage);
  const counting = sort === undefined && countingStage(rest[0]) !== undefined;
  return { query, rest, counting, runs: stages.map(({ run }) => run) };
}

/** Runs a pipeline on a collection. Its leading $match, $sort, $skip and $limit stages can use an index. */
export function* aggregate(
  store: Store,
  database: string,
  name: string,
  { query, rest, counting, runs }: Pipeline,
): Generator<Document> {
  const collection = store.catalog.find(database, name);
  const after = (documents: Iterable<Document>, from: number) =>
    runs.slice(from).reduce((given, run) => run(given), documents);
  const [first = {}] = rest;
  const groups =
    collection &&
    (groupCounts(store, collection, query, first['$group']) ??
      bucketCounts(store, collection, query, first['$bucket']));
  if (!collection) yield* after([], 0);
  else if (groups) yield* after(groups, 1);
  else if (counting) {
    const count = countDocuments(store, collection, query);
    yield* after(count > 0 ? [countingStage(rest[0])?.(count) ?? {}] : [], 1);
  } else yield* after(documentsOf(store, collection, query), 0);
}

function* documentsOf(...given: Parameters<typeof findDocuments>): Generator<Document> {
  for (const { document } of findDocuments(...given)) yield document;
}

/** For a stage that only counts its input: returns a function from the number of documents to the result. */
function countingStage(stage: Document | undefined): ((count: number) => Document) | undefined {
  if (typeof stage?.['$count'] === 'string') {
    const field = stage['$count'];
    return (count) => ({ [field]: count });
  }
  const group = stage?.['$group'];
  if (!isDocument(group)) return undefined;
  const { _id: id, ...fields } = group;
  const [[field, sum] = [], ...others] = Object.entries(fields);
  const constant = id === null || asNumber(id) !== undefined;
  if (!constant || !field || others.length > 0 || !isDocument(sum)) return undefined;
  const one: unknown = sum['$sum'];
  return one instanceof Int32 && one.value === 1 ? (count) => ({ _id: id, [field]: count }) : undefined;
}
