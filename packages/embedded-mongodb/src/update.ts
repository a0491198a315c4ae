import { ObjectId } from 'bson';
import { isDocument, type Document } from './codec';
import { Fault, refuse } from './errors';
import { parseFilter, type Filter } from './filter';
import { compareValues, MISSING } from './key-encoding';
import { combine } from './numbers';
import * as lists from './update-lists';
import { comparePaths, expandPath, getAt, removeAt, setAt, type Positions } from './update-paths';

/** Applies an update to a document. `inserting`: the document is new, from an upsert. */
export type Update = (document: Document, inserting: boolean) => Document;

const REMOVE = Symbol('remove');

/** Computes each operator's new value. MISSING leaves the field unchanged. */
const OPERATORS: Record<string, (before: unknown, operand: unknown, path: string) => unknown> = {
  $set: (_before, operand) => operand,
  $setOnInsert: (_before, operand) => operand,
  $unset: (before) => (before === MISSING ? MISSING : REMOVE),
  $inc: (before, operand, path) => combine('$inc', path, before === MISSING ? 0 : before, operand),
  $mul: (before, operand, path) => combine('$mul', path, before === MISSING ? 0 : before, operand),
  $min: (before, operand) => (before === MISSING || compareValues(operand, before) < 0 ? operand : MISSING),
  $max: (before, operand) => (before === MISSING || compareValues(operand, before) > 0 ? operand : MISSING),
  $push: lists.push,
  $addToSet: lists.addToSet,
  $pull: lists.pull,
  $pullAll: lists.pullAll,
  $pop: lists.pop,
  $currentDate: lists.currentDate,
};

interface Step {
  operator: string;
  path: string;
  operand: unknown;
}

/** Applies all operators in the order of their paths. Throws Fault 9 for an unknown operator, Fault 40 if two paths conflict. */
export function parseUpdate(update: unknown, filter: Filter, arrayFilters: unknown): Update {
  if (Array.isArray(update)) refuse('An update by a pipeline', 9);
  if (!isDocument(update)) throw new Fault(9, 'Update argument must be either an object or an array');
  const keys = Object.keys(update);
  if (!keys.some((key) => key.startsWith('$'))) return (document) => keepId(document, update);
  const steps = keys
    .flatMap((operator) => stepsOf(operator, update[operator]))
    .sort((a, b) => comparePaths(placeOf(a), placeOf(b)));
  checkConflicts(steps);
  const positions: Positions = { filter, arrayFilters: parseArrayFilters(arrayFilters, steps) };
  return (document, inserting) => {
    for (const step of steps) {
      if (inserting || step.operator !== '$setOnInsert') apply(document, step, positions);
    }
    return document;
  };
}

function keepId(before: Document, after: Document): Document {
  const { _id: id = before['_id'], ...rest } = after;
  return id === undefined ? rest : { _id: id, ...rest };
}

function stepsOf(operator: string, operands: unknown): Step[] {
  if (operator === '$bit') refuse(operator);
  if (!(operator in OPERATORS) && operator !== '$rename') {
    throw new Fault(
      9,
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  if (!isDocument(operands))
    throw new Fault(
      9,
      `Modifiers operate on fields but we found type ${typeof operands} instead. For example: {$mod: {<field>: ...}}`,
    );
  return Object.entries(operands).map(([path, operand]) => {
    if (path === '' || path.split('.').includes(''))
      throw new Fault(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
    return { operator, path, operand };
  });
}

const placeOf = ({ operator, path, operand }: Step): string =>
  operator === '$rename' ? String(operand) : path;

function checkConflicts(steps: Step[]): void {
  const paths = steps
    .flatMap((step) => (step.operator === '$rename' ? [step.path, String(step.operand)] : [step.path]))
    .sort();
  const taken = new Set<string>();
  for (const path of paths) {
    const segments = path.split('.');
    if (segments.some((_, at) => taken.has(segments.slice(0, at + 1).join('.')))) {
      throw new Fault(40, `Updating the path '${path}' would create a conflict at '${path}'`);
    }
    taken.add(path);
  }
  for (const path of paths)
    for (const other of paths)
      if (other.startsWith(`${path}.`))
        throw new Fault(40, `Updating the path '${other}' would create a conflict at '${path}'`);
}

function parseArrayFilters(given: unknown, steps: Step[]): Map<string, Filter> {
  const filters = new Map<string, Filter>();
  for (const filter of Array.isArray(given) ? given : []) {
    if (!isDocument(filter)) throw new Fault(14, 'arrayFilters must be an array of objects');
    const [identifier = ''] = (Object.keys(filter).find((key) => !key.startsWith('$')) ?? '').split('.');
    if (identifier === '')
      throw new Fault(9, 'Cannot use an expression without a top-level field name in arrayFilters');
    if (filters.has(identifier))
      throw new Fault(9, `Found multiple array filters with the same top-level field name ${identifier}`);
    if (!steps.some(({ path }) => path.includes(`$[${identifier}]`)))
      throw new Fault(9, `The array filter for identifier '${identifier}' was not used in the update`);
    filters.set(identifier, parseFilter(filter));
  }
  return filters;
}

function apply(document: Document, step: Step, positions: Positions): void {
  if (step.operator === '$rename') return rename(document, step);
  const operator = OPERATORS[step.operator];
  for (const path of expandPath(document, step.path, positions)) {
    const after = operator?.(getAt(document, path), step.operand, step.path) ?? null;
    if (after === REMOVE) removeAt(document, path);
    else if (after !== MISSING) setAt(document, path, after);
  }
}

function rename(document: Document, { path, operand }: Step): void {
  if (typeof operand !== 'string') throw new Fault(2, "The 'to' field for $rename must be a string");
  const value = getAt(document, path.split('.'));
  if (value === MISSING) return;
  removeAt(document, path.split('.'));
  setAt(document, operand.split('.'), value);
}

/** Returns the document an upsert starts from: the values that its filter requires. */
function seedOf(filter: Filter): Document {
  const seed: Document = {};
  const visit = (part: Filter): void => {
    if (part.kind === 'and') part.parts.forEach(visit);
    if (part.kind === 'or' && part.parts.length === 1) part.parts.forEach(visit);
    if (part.kind === 'field' && part.operator === 'eq') setAt(seed, [...part.segments], part.operand);
    if (
      part.kind === 'field' &&
      part.operator === 'in' &&
      Array.isArray(part.operand) &&
      part.operand.length === 1
    )
      setAt(seed, [...part.segments], part.operand[0]);
  };
  visit(filter);
  return seed;
}

/** Returns the document that an upsert inserts. A replacement takes only `_id` from the filter. */
export function upsertedDocument(filter: Filter, update: Update, isReplacement: boolean): Document {
  const seed = seedOf(filter);
  const made = update(isReplacement ? ('_id' in seed ? { _id: seed['_id'] } : {}) : seed, true);
  const { _id: id = new ObjectId(), ...rest } = made;
  return { _id: id, ...rest };
}
