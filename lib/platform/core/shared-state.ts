/** Names of states that exist once per process. Each name has one owner: the module that passes it to `sharedState`. */
export type SharedName =
  | 'async values'
  | 'closed connections'
  | 'database connection'
  | 'empty queries'
  | 'ending'
  | 'fraud checks'
  | 'fraud features'
  | 'fraud model'
  | 'freshness'
  | 'lost servers'
  | 'metrics'
  | 'node'
  | 'own server'
  | 'page views'
  | 'password hashing'
  | 'request'
  | 'response'
  | 'schema problem'
  | 'search indexes'
  | 'sign-in'
  | 'site settings'
  | 'work';

const KEY = Symbol.for('mwanzo.shared-state');
const holder = globalThis as typeof globalThis & { [KEY]?: Map<SharedName, object> };
const states = (holder[KEY] ??= new Map());

/** State shared by all bundles of this process, created by the first call. Each bundle has its own copy of every module. */
export function sharedState<T extends object>(name: SharedName, make: () => T): T {
  const known = states.get(name);
  if (known) return known as T;
  const made = make();
  states.set(name, made);
  return made;
}
