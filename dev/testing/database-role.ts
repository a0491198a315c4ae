import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { watchCommands } from './watch-commands';

interface Role {
  role: string;
  privileges: { resource: { db: string; collection: string }; actions: string[] }[];
  roles: string[];
}

/**
 * Returns the role and the user that docs/mongodb-role.js creates. Runs the script against a fake database
 * that records its calls.
 */
export function documentedRole(): { role: Role; user: { user: string; roles: string[] } } {
  const script = readFileSync(new URL('../../docs/mongodb-role.js', import.meta.url), 'utf8');
  const noted: { role?: Role; user?: { user: string; roles: string[] } } = {};
  const database = {
    createRole: (role: Role) => (noted.role = role),
    createUser: (user: { user: string; roles: string[] }) => (noted.user = user),
  };
  runInNewContext(script, { db: { getSiblingDB: () => database }, passwordPrompt: () => 'secret' });
  if (!noted.role || !noted.user) throw new Error('the script creates no role or no user');
  return { role: noted.role, user: noted.user };
}

type Command = Record<string, unknown>;

/**
 * The privileges that each command needs (MongoDB manual, Privilege Actions). Commands about a connection or
 * a session need none.
 */
const NEEDS: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    [
      'hello',
      'ping',
      'getMore',
      'killCursors',
      'endSessions',
      'killSessions',
      'commitTransaction',
      'abortTransaction',
    ].map((name) => [name, []]),
  ),
  find: ['find'],
  count: ['find'],
  distinct: ['find'],
  insert: ['insert'],
  update: ['update'],
  delete: ['remove'],
  create: ['createCollection'],
  createIndexes: ['createIndex'],
  dropIndexes: ['dropIndex'],
  listCollections: ['listCollections'],
  listIndexes: ['listIndexes'],
  dbStats: ['dbStats'],
};

const hasUpsert = ({ updates }: Command): boolean =>
  Array.isArray(updates) && updates.some(({ upsert }: { upsert?: boolean }) => upsert);

/** Returns the actions that an aggregation needs, including those of stages that read or write other collections. */
function aggregateNeeds({ pipeline }: Command): readonly string[] {
  const stages = (pipeline as Command[]).flatMap((stage) => Object.keys(stage));
  const others = stages.filter((stage) =>
    ['$changeStream', '$out', '$merge', '$collStats', '$indexStats'].includes(stage),
  );
  return ['find', ...others.map((stage) => (stage === '$changeStream' ? 'changeStream' : stage))];
}

/** Explaining a command requires the privileges of that command (MongoDB manual, explain, Required Access). */
function explainNeeds({ explain }: Command): readonly string[] {
  const explained = explain as Command;
  return actionsOf(Object.keys(explained)[0] ?? '', explained);
}

/** Returns the actions that a command needs, or its own name if it is unknown. */
export function actionsOf(name: string, command: Command): readonly string[] {
  if (name === 'explain') return explainNeeds(command);
  if (name === 'aggregate') return aggregateNeeds(command);
  if (name === 'update' && hasUpsert(command)) return ['update', 'insert'];
  if (name === 'findAndModify') {
    if (command.remove) return ['find', 'remove'];
    return command.upsert ? ['find', 'update', 'insert'] : ['find', 'update'];
  }
  return NEEDS[name] ?? [name];
}

/** Starts to record the actions that this process's commands need. `stop` ends the recording. */
export function watchActions(): { seen: Set<string>; stop: () => void } {
  const seen = new Set<string>();
  const stop = watchCommands(({ commandName, command }) => {
    for (const action of actionsOf(commandName, command as Command)) seen.add(action);
  });
  return { seen, stop };
}
