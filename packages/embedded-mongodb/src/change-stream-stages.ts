import { stageOf } from './aggregate';
import { isDocument, type Document } from './codec';
import { Fault, refuse } from './errors';
import { matches, parseFilter } from './filter';
import { parseProjection } from './projection';

/** Applies stages to an event; undefined if a stage filters it out. */
export type Through = (event: Document) => Document | undefined;

const STAGES: Record<string, (operand: unknown) => Through> = {
  $match: (operand) => {
    const filter = parseFilter(operand);
    return (event) => (matches(filter, event) ? event : undefined);
  },
  $project: (operand) => {
    if (!isDocument(operand)) throw new Fault(15969, '$project specification must be an object');
    checkFieldsOnly(operand);
    const projection = parseProjection(operand);
    return (event) => projection?.of(event);
  },
};

/** MongoDB allows these stages here; this server does not support them. */
const LEFT_OUT = ['$addFields', '$set', '$unset', '$replaceRoot', '$replaceWith', '$redact'];

/** `$slice` and `$elemMatch` mean something else in a pipeline than in `find`, so they are refused, as are all expressions. */
function checkFieldsOnly(projection: Document): void {
  const members = Object.entries(projection);
  if (members.length === 0)
    throw new Fault(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  for (const [name, value] of members) {
    if (name.startsWith('$')) refuse(`The expression ${name}`, 168);
    if (isDocument(value)) checkFieldsOnly(value);
  }
}

function readStage(stage: unknown): Through {
  const [name, operand] = stageOf(stage);
  const read = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
  if (read) return read(operand);
  if (LEFT_OUT.includes(name)) refuse(`The stage ${name}`, 40324);
  throw new Fault(20, `${name} is not permitted in a $changeStream pipeline`);
}

/** Throws a Fault before any event is read: 20 for a forbidden stage, 40324 for an unsupported one. */
export function readThrough(stages: unknown[]): Through {
  const all = stages.map(readStage);
  return (event) => all.reduce<Document | undefined>((made, through) => made && through(made), event);
}
