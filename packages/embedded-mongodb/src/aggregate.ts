import { Aggregator } from 'mingo/aggregator';
import { Context, evalExpr, ProcessingMode } from 'mingo/core';
import { Lazy as lazily, type Iterator as Lazy } from 'mingo/lazy';
import * as stages from 'mingo/operators/pipeline';
import type { AnyObject, Options } from 'mingo/types';
import { asNumber, decodePlain, isDocument, type Document } from './codec';
import type { Store } from './collection';
import { Fault } from './errors';
import { checkExpression, expressionTest, isAccumulator, operators, withNativePatterns } from './expressions';
import { matches, parseFilter, type Filter } from './filter';
import { encodeKey, MISSING } from './key-encoding';
import { visitPath } from './paths';
import { countDocuments, findDocuments, type Query } from './reader';
import { parseSort, sortItems } from './sorting';

/** Where a pipeline runs: the store, the database its names are in, and the variables of a `$lookup` around it. */
export interface Scope {
  store: Store;
  database: string;
  variables?: Document;
}

const MINGO_STAGES = [
  '$addFields',
  '$set',
  '$unset',
  '$project',
  '$unwind',
  '$replaceRoot',
  '$replaceWith',
  '$skip',
  '$limit',
  '$facet',
] as const;
const OWN_STAGES = ['$match', '$sort', '$group', '$lookup', '$sample', '$count', '$sortByCount'];
/** Stages whose operand is made of expressions. */
const COMPUTING_STAGES = ['$addFields', '$set', '$project', '$replaceRoot', '$replaceWith', '$sortByCount'];

/** What runs the stages: mingo's own where they do as MongoDB does, and ours where they do not. */
function optionsFor(scope: Scope): Options {
  const pipeline = {
    ...Object.fromEntries(MINGO_STAGES.map((name) => [name, stages[name]])),
    $match: (items: Lazy, filter: AnyObject, options: Options) => {
      const parsed = parseFilter(filter, expressionTest(options));
      return items.filter((item: Document) => matches(parsed, item));
    },
    $sort: (items: Lazy, sort: AnyObject) =>
      together(items, (all) => sortItems(all, parseSort(sort), (item) => item)),
    $group: group,
    $count: (items: Lazy, field: string) =>
      together(items, (all) => (all.length > 0 ? [{ [field]: all.length }] : [])),
    $sortByCount: (items: Lazy, by: unknown, options: Options) =>
      together(group(items, { _id: by, count: { $sum: 1 } }, options), (all) =>
        sortItems(all, parseSort({ count: -1 }), (item) => item),
      ),
    $lookup: (items: Lazy, stage: AnyObject, options: Options) =>
      items.map((item: Document) => lookup(scope, stage, item, options)),
    $sample: (items: Lazy, { size }: AnyObject) =>
      together(items, (all) => shuffled(all).slice(0, asNumber(size))),
  };
  return {
    idKey: '_id',
    processingMode: ProcessingMode.CLONE_OFF,
    useStrictMode: true,
    scriptEnabled: false,
    failOnError: true,
    context: Context.from(operators, Context.init({ pipeline: pipeline as never })),
    ...(scope.variables ? { variables: scope.variables } : {}),
  };
}

/** A stage that needs all its documents at once. */
const together = (items: Lazy, make: (all: Document[]) => Document[]): Lazy =>
  items.transform((all) => lazily(make(all as Document[])) as never);

/** What of a pipeline is found by a query, and whether it only counts; `rest` is what remains to be run. */
export function leadingQuery(
  scope: Scope,
  given: unknown,
  hint?: unknown,
): { query: Query; rest: Document[]; counting: boolean } {
  const rest = checkedPipeline(given);
  const expressions = expressionTest(optionsFor(scope));
  const take = (name: string): unknown => (rest[0] && name in rest[0] ? rest.shift()?.[name] : undefined);
  const parts: Filter[] = [];
  for (let filter = take('$match'); filter !== undefined; filter = take('$match'))
    parts.push(parseFilter(filter, expressions));
  const query: Query = { filter: parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts }, hint };
  const sort = take('$sort');
  if (sort !== undefined) query.sort = parseSort(sort);
  const skip = asNumber(take('$skip'));
  if (skip !== undefined) query.skip = skip;
  const limit = asNumber(take('$limit'));
  if (limit !== undefined) query.limit = limit;
  return { query, rest, counting: sort === undefined && countingStage(rest[0]) !== undefined };
}

/** Runs a pipeline over a collection. What leads it ($match, $sort, $skip, $limit) is found by index. */
export function* aggregate(scope: Scope, name: string, given: unknown, hint?: unknown): Generator<Document> {
  const { query, rest, counting } = leadingQuery(scope, given, hint);
  const options = optionsFor(scope);
  const collection = scope.store.catalog.find(scope.database, name);
  if (counting && collection) {
    const count = countDocuments(scope.store, collection, query);
    yield* run(rest.slice(1), count > 0 ? [countingStage(rest[0])?.(count) ?? {}] : [], options);
    return;
  }
  const found = collection ? findDocuments(scope.store, collection, query) : [];
  yield* run(rest, plainDocuments(found), options);
}

/** Runs a pipeline over documents at hand. */
export function aggregateOver(scope: Scope, documents: Document[], pipeline: unknown): Document[] {
  return [...run(checkedPipeline(pipeline), documents, optionsFor(scope))];
}

function* plainDocuments(found: Iterable<{ raw: Buffer }>): Generator<Document> {
  for (const { raw } of found) yield decodePlain(raw);
}

function* run(pipeline: Document[], documents: Iterable<Document>, options: Options): Generator<Document> {
  try {
    if (pipeline.length === 0) yield* documents;
    else yield* new Aggregator(pipeline, options).stream(documents) as unknown as Iterable<Document>;
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(2, error instanceof Error ? error.message : String(error));
  }
}

export function checkedPipeline(given: unknown): Document[] {
  if (!Array.isArray(given)) throw new Fault(14, "'pipeline' option must be specified as an array");
  return given.map((stage) => {
    const [[name = '', operand] = [], ...others] = isDocument(stage) ? Object.entries(stage) : [];
    if (!isDocument(stage) || others.length > 0)
      throw new Fault(40323, 'A pipeline stage specification object must contain exactly one field.');
    if (![...MINGO_STAGES, ...OWN_STAGES].includes(name))
      throw new Fault(40324, `Unrecognized pipeline stage name: '${name}'`);
    checkOperand(name, operand);
    return withNativePatterns(stage) as Document;
  });
}

/** What can be refused before the first document: mingo would only notice at the first it computes. */
function checkOperand(name: string, operand: unknown): void {
  if (name === '$facet' && isDocument(operand)) Object.values(operand).forEach(checkedPipeline);
  if (name === '$group') checkGroup(operand);
  if (COMPUTING_STAGES.includes(name)) checkExpression(operand);
  if (
    (name === '$skip' || name === '$limit') &&
    !((asNumber(operand) ?? -1) >= (name === '$limit' ? 1 : 0))
  ) {
    throw new Fault(15958, `the ${name.slice(1)} must be ${name === '$limit' ? 'positive' : 'non-negative'}`);
  }
}

function checkGroup(spec: unknown): void {
  if (!isDocument(spec) || !('_id' in spec))
    throw new Fault(15955, 'a group specification must include an _id');
  const { _id: id, ...fields } = spec;
  checkExpression(id);
  for (const [field, accumulator] of Object.entries(fields)) {
    const [[name = '', operand] = [], ...others] = isDocument(accumulator) ? Object.entries(accumulator) : [];
    if (name === '' || others.length > 0)
      throw new Fault(40234, `The field '${field}' must be an accumulator object`);
    if (!isAccumulator(name)) throw new Fault(15952, `unknown group operator '${name}'`);
    checkExpression(operand);
  }
}

/** For a stage that only counts what comes in: what it makes of the number. */
function countingStage(stage: Document | undefined): ((count: number) => Document) | undefined {
  if (typeof stage?.['$count'] === 'string') {
    const field = stage['$count'];
    return (count) => ({ [field]: count });
  }
  const group = stage?.['$group'];
  if (!isDocument(group)) return undefined;
  const { _id: id, ...fields } = group;
  const [[field, sum] = [], ...others] = Object.entries(fields);
  const constant = id === null || typeof id === 'number';
  if (!constant || !field || others.length > 0 || !isDocument(sum) || sum['$sum'] !== 1) return undefined;
  return (count) => ({ _id: id, [field]: count });
}

function group(items: Lazy, spec: AnyObject, options: Options): Lazy {
  const { _id: id, ...fields } = spec;
  return together(items, (all) => {
    const groups = new Map<string, { key: unknown; members: Document[] }>();
    for (const member of all) {
      const key = evalExpr(member, id, options) ?? null;
      const name = encodeKey(key).toString('latin1');
      const found = groups.get(name);
      if (found) found.members.push(member);
      else groups.set(name, { key, members: [member] });
    }
    return [...groups.values()].map(({ key, members }) => ({
      _id: key,
      ...Object.fromEntries(
        Object.entries(fields).map(([name, accumulator]) => [name, evalExpr(members, accumulator, options)]),
      ),
    }));
  });
}

function lookup(scope: Scope, stage: AnyObject, item: Document, options: Options): Document {
  const { from, localField, foreignField, as, pipeline = [], let: variables = {}, ...others } = stage;
  if (typeof from !== 'string' || typeof as !== 'string') throw new Fault(9, "$lookup needs 'from' and 'as'");
  if (Object.keys(others).length > 0)
    throw new Fault(9, `unknown argument to $lookup: ${Object.keys(others).join(', ')}`);
  if ((localField === undefined) !== (foreignField === undefined))
    throw new Fault(9, '$lookup requires both localField and foreignField, or neither');
  const join =
    typeof foreignField === 'string'
      ? [{ $match: { [foreignField]: { $in: localValues(item, String(localField)) } } }]
      : [];
  const given = isDocument(variables) ? variables : {};
  const bound = Object.fromEntries(
    Object.entries(given).map(([name, expression]) => [name, evalExpr(item, expression, options) ?? null]),
  );
  const inner: Scope = { ...scope, variables: { ...scope.variables, ...bound } };
  return { ...item, [as]: [...aggregate(inner, from, [...join, ...(pipeline as Document[])])] };
}

function localValues(item: Document, path: string): unknown[] {
  const values: unknown[] = [];
  visitPath(item, path.split('.'), (leaf) => {
    if (Array.isArray(leaf)) values.push(...leaf);
    else values.push(leaf === MISSING ? null : leaf);
    return false;
  });
  return values;
}

function shuffled<T>(items: T[]): T[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [all[i], all[j]] = [all[j] as T, all[i] as T];
  }
  return all;
}
