import { asNumber, isDocument, type Document } from './codec';
import { Fault, refuse } from './errors';
import { matches, parseFilter } from './filter';
import { setMember } from './paths';

export interface Projection {
  of: (document: Document) => Document;
  /** The fields to include, if that is the whole projection: they can be cut out of the bytes. */
  kept?: Tree;
}

/** Paths as a tree: true includes or excludes everything below. */
export type Tree = Map<string, Tree | true>;
type Special = (document: Document, result: Document) => void;

/** Fields to include or exclude, $slice and $elemMatch. Throws for expressions and the positional `$`. */
export function parseProjection(projection: unknown): Projection | undefined {
  if (projection === undefined || projection === null) return undefined;
  if (!isDocument(projection)) throw new Fault(14, 'projection must be an object');
  const tree: Tree = new Map();
  const specials: Special[] = [];
  let including: boolean | undefined;
  let id: boolean | undefined;
  const choose = (keep: boolean, path: string) => {
    if (including !== undefined && including !== keep) {
      throw new Fault(
        31254,
        `Cannot do ${keep ? 'inclusion' : 'exclusion'} on field ${path} in ${including ? 'inclusion' : 'exclusion'} projection`,
      );
    }
    including = keep;
  };
  for (const [path, given] of flattened(projection)) {
    const keep = asNumber(given) === undefined ? given : asNumber(given) !== 0;
    if (path.split('.').some((segment) => segment.startsWith('$'))) refuse(`The projection '${path}'`);
    if (isDocument(keep)) {
      const special = readSpecial(path, keep);
      specials.push(special.apply);
      if (special.includes) {
        choose(true, path);
        grow(tree, path.split('.'));
      }
    } else if (typeof keep !== 'boolean') refuse(`The value of '${path}' in a projection`);
    else if (path === '_id') id = keep;
    else {
      choose(keep, path);
      grow(tree, path.split('.'));
    }
  }
  const keeps = including ?? (id === true && specials.length === 0);
  if (keeps ? id !== false : id === false) grow(tree, ['_id']);
  const of = (document: Document) => {
    const result = keeps ? pick(document, tree) : omit(document, tree);
    for (const special of specials) special(document, result);
    return result;
  };
  return keeps && specials.length === 0 ? { of, kept: tree } : { of };
}

function flattened(projection: Document, prefix = ''): [string, unknown][] {
  return Object.entries(projection).flatMap(([key, value]): [string, unknown][] => {
    const nested =
      isDocument(value) && !(Object.keys(value)[0] ?? '').startsWith('$') && Object.keys(value).length > 0;
    return nested ? flattened(value, `${prefix}${key}.`) : [[prefix + key, value]];
  });
}

function grow(tree: Tree, [first = '', ...rest]: string[]): void {
  const below = tree.get(first);
  if (below === true) throw new Fault(31254, `Path collision at ${first}`);
  if (rest.length === 0) {
    if (below) throw new Fault(31254, `Path collision at ${first}`);
    tree.set(first, true);
    return;
  }
  const branch: Tree = below ?? new Map();
  tree.set(first, branch);
  grow(branch, rest);
}

function pick(document: Document, tree: Tree): Document {
  const result: Document = {};
  for (const [key, value] of Object.entries(document)) {
    const below = tree.get(key);
    if (below === true) setMember(result, key, value);
    else if (below && isDocument(value)) setMember(result, key, pick(value, below));
    else if (below && Array.isArray(value)) setMember(result, key, pickFromList(value, below));
  }
  return result;
}

function pickFromList(list: unknown[], tree: Tree): unknown[] {
  return list.flatMap((item): unknown[] =>
    isDocument(item) ? [pick(item, tree)] : Array.isArray(item) ? [pickFromList(item, tree)] : [],
  );
}

function omit(document: Document, tree: Tree): Document {
  const result: Document = {};
  for (const [key, value] of Object.entries(document)) {
    const below = tree.get(key);
    if (below !== true) setMember(result, key, below ? omitBelow(value, below) : value);
  }
  return result;
}

function omitBelow(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => omitBelow(item, tree));
  return isDocument(value) ? omit(value, tree) : value;
}

function readSpecial(path: string, operator: Document): { apply: Special; includes: boolean } {
  const [[name = '', operand] = []] = Object.entries(operator);
  if (path.includes('.')) return refuse(`${name} on a dotted path in a projection`);
  if (name === '$slice') {
    const [first, count] = (Array.isArray(operand) ? operand : [operand]).map(asNumber);
    if (first === undefined) throw new Fault(2, '$slice needs a number or two');
    const cut = (list: unknown[]) => {
      if (count === undefined) return first < 0 ? list.slice(first) : list.slice(0, first);
      const start = first < 0 ? Math.max(0, list.length + first) : first;
      return list.slice(start, start + count);
    };
    return {
      includes: false,
      apply: (document, result) =>
        void (Array.isArray(document[path]) && setMember(result, path, cut(document[path]))),
    };
  }
  if (name === '$elemMatch') {
    const filter = parseFilter({ list: { $elemMatch: operand } });
    const apply: Special = (document, result) => {
      const list = document[path];
      const match = Array.isArray(list) ? list.find((item) => matches(filter, { list: [item] })) : undefined;
      if (match === undefined) Reflect.deleteProperty(result, path);
      else setMember(result, path, [match]);
    };
    return { includes: true, apply };
  }
  return refuse(`The expression ${name} in a projection`);
}
