import { stageOf } from './aggregate';
import { isDocument, type Document } from './codec';
import { Fault, refuse } from './errors';
import { matches, parseFilter } from './filter';
import { parseProjection } from './projection';

/** What stages make of an event; undefined where one leaves it out. */
export type Through = (event: Document) => Document | undefined;

/** What reads the operand of each stage there is behind $changeStream. */
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

/** What MongoDB takes there besides, which is left out here. */
const LEFT_OUT = ['$addFields', '$set', '$unset', '$replaceRoot', '$replaceWith', '$redact'];

/** `$slice` and `$elemMatch` are something else in a pipeline than in a `find`; with all expressions they are refused. */
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

/**
 * Reads the stages behind $changeStream. Throws a Fault before any event is read: 20 for a stage that MongoDB does not take there,
 * 40324 for one that is left out here.
 */
export function readThrough(stages: unknown[]): Through {
  const all = stages.map(readStage);
  return (event) => all.reduce<Document | undefined>((made, through) => made && through(made), event);
}
