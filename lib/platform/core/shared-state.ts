/** The names of what a process has once. Each has one owner: the module that calls `sharedState` with it. */
export type SharedName =
  | 'closed connections'
  | 'database connection'
  | 'empty queries'
  | 'ending'
  | 'fraud checks'
  | 'fraud features'
  | 'fraud model'
  | 'freshness'
  | 'metrics'
  | 'node'
  | 'own server'
  | 'page views'
  | 'password hashing'
  | 'request'
  | 'response'
  | 'schema problem'
  | 'search indexes'
  | 'site settings'
  | 'work';

const KEY = Symbol.for('mwanzo.shared-state');
const holder = globalThis as typeof globalThis & { [KEY]?: Map<SharedName, object> };
const states = (holder[KEY] ??= new Map());

/**
 * Returns the state that all bundles of this process share, and makes it at the first call: the service and the pages are bundles of
 * their own, each with its copy of every module.
 */
export function sharedState<T extends object>(name: SharedName, make: () => T): T {
  const known = states.get(name);
  if (known) return known as T;
  const made = make();
  states.set(name, made);
  return made;
}
