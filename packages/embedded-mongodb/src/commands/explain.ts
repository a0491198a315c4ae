import { readPipeline } from '../aggregate';
import { asNumber, isDocument, type Document } from '../codec';
import { Fault, refuse } from '../errors';
import { countDocuments, findDocuments, planQuery, type Effort, type Query } from '../reader';
import type { Plan } from '../planner';
import { parseSort } from '../sorting';
import { collectionName, type Command, type Request } from './command';
import { queryOf, readFilter } from './read';

interface Explained {
  query: Query;
  rest: Document[];
  counting: boolean;
}

function read(request: Request): Explained {
  const { body } = request;
  const name = Object.keys(body)[0] ?? '';
  const plainly = (query: Query) => ({ query, rest: [], counting: false });
  if (name === 'find') return plainly(queryOf(body, body['filter']));
  if (name === 'distinct') return plainly(queryOf(body, body['query']));
  if (name === 'count') return { query: queryOf(body, body['query']), rest: [], counting: true };
  if (name === 'findAndModify')
    return plainly({ filter: readFilter(body['query']), sort: parseSort(body['sort'], true), limit: 1 });
  if (name === 'aggregate') return readPipeline(body['pipeline'], body['hint']);
  if (name === 'update' || name === 'delete') {
    const [first] = (body[`${name}s`] ?? []) as Document[];
    if (!isDocument(first)) throw new Fault(9, `explain needs one ${name} statement`);
    const one = name === 'update' ? first['multi'] !== true : asNumber(first['limit']) === 1;
    return plainly({ filter: readFilter(first['q']), limit: one ? 1 : undefined, hint: first['hint'] });
  }
  return refuse(`explain of ${name}`, 59);
}

function accessStage(plan: Plan): Document {
  if (plan.kind === 'collection')
    return { stage: 'COLLSCAN', direction: plan.backward ? 'backward' : 'forward' };
  if (plan.kind === 'union') return { stage: 'OR', inputStages: plan.plans.map(accessStage) };
  const scan = {
    stage: 'IXSCAN',
    keyPattern: plan.index.key,
    indexName: plan.index.name,
    isMultiKey: plan.index.multikey.length > 0,
    isUnique: plan.index.unique ?? false,
    isSparse: plan.index.sparse ?? false,
    isPartial: plan.index.partial !== undefined,
    direction: plan.backward ? 'backward' : 'forward',
    ranges: plan.ranges.length,
  };
  return plan.merged ? { stage: 'SORT_MERGE', inputStage: scan } : scan;
}

/** Describes the stages in the format of MongoDB's explain, outermost first. */
function describe(plan: Plan, { query, counting }: Explained): Document {
  const byKeys = counting && plan.kind === 'index' && plan.exact;
  if (byKeys) return { stage: 'COUNT', inputStage: { ...accessStage(plan), stage: 'COUNT_SCAN' } };
  let stage = accessStage(plan);
  if (plan.kind !== 'collection') stage = { stage: 'FETCH', inputStage: stage };
  const sort = query.sort ?? [];
  if (sort.length > 0 && (plan.kind === 'union' || !plan.sorted)) {
    stage = {
      stage: 'SORT',
      sortPattern: Object.fromEntries(sort.map(({ path, direction }) => [path, direction])),
      inputStage: stage,
    };
  }
  if (query.skip) stage = { stage: 'SKIP', skipAmount: query.skip, inputStage: stage };
  if (query.limit !== undefined) stage = { stage: 'LIMIT', limitAmount: query.limit, inputStage: stage };
  return counting ? { stage: 'COUNT', inputStage: stage } : stage;
}

function explain(request: Request): Document {
  const { store, database, body } = request;
  const inner = body['explain'];
  if (!isDocument(inner)) throw new Fault(14, 'explain needs a command');
  const asked: Request = { ...request, body: inner };
  const namespace = `${database}.${collectionName(asked)}`;
  const explained = read(asked);
  const collection = store.catalog.find(database, collectionName(asked));
  if (!collection) {
    const planner = { namespace, winningPlan: { stage: 'EOF' }, rejectedPlans: [] };
    return {
      queryPlanner: planner,
      executionStats: {
        executionSuccess: true,
        nReturned: 0,
        executionTimeMillis: 0,
        totalKeysExamined: 0,
        totalDocsExamined: 0,
      },
      ok: 1,
    };
  }
  const plan = planQuery(store, collection, explained.query, explained.counting);
  const winningPlan = describe(plan, explained);
  const queryPlanner = { namespace, winningPlan, rejectedPlans: [] };
  if (body['verbosity'] === 'queryPlanner') return { queryPlanner, ok: 1 };
  const effort: Effort = { keys: 0, documents: 0 };
  const began = performance.now();
  let nReturned = 0;
  if (explained.counting && plan.kind === 'index' && plan.exact)
    effort.keys = countDocuments(store, collection, explained.query);
  else for (const _ of findDocuments(store, collection, explained.query, plan, effort)) nReturned++;
  const executionStats = {
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Math.round(performance.now() - began),
    totalKeysExamined: effort.keys,
    totalDocsExamined: effort.documents,
    executionStages: { ...winningPlan, nReturned },
  };
  const stages =
    explained.rest.length > 0
      ? { stages: [{ $cursor: { queryPlanner, executionStats } }, ...explained.rest] }
      : {};
  return { queryPlanner, executionStats, ...stages, ok: 1 };
}

export const explainCommands: Record<string, Command> = { explain: { fields: ['verbosity'], run: explain } };
