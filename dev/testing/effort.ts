import type { mongo } from 'mongoose';
import { connect } from '@/lib/platform/db/connection';

/** A command that was sent to the database, and how many keys and documents it examined. */
export interface Effort {
  command: string;
  maxTimeMS: unknown;
  keys: number;
  documents: number;
  /** True if the command sorts its results in memory. */
  sorts: boolean;
}

interface Stats {
  totalKeysExamined: number;
  totalDocsExamined: number;
}

interface Explained {
  executionStats?: Stats;
  stages?: { $cursor?: { executionStats: Stats } }[];
}

/** Fields that a driver adds to each command and that `explain` rejects. */
const ADDED = new Set([
  'lsid',
  '$db',
  'txnNumber',
  '$clusterTime',
  '$readPreference',
  'maxTimeMS',
  'writeConcern',
]);

/**
 * Runs `work`, and then explains its reads and `findAndModify` commands. Returns how many keys and documents
 * each of them examines.
 */
export async function effortOf(work: () => Promise<unknown>): Promise<Effort[]> {
  const { connection } = await connect();
  const client = connection.getClient();
  const sent: mongo.Document[] = [];
  const note = ({ commandName, command }: mongo.CommandStartedEvent) => {
    if (['find', 'aggregate', 'findAndModify'].includes(commandName)) sent.push(command);
  };
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  const efforts: Effort[] = [];
  for (const command of sent) {
    const explain = Object.fromEntries(Object.entries(command).filter(([name]) => !ADDED.has(name)));
    const plan = (await connection.db?.command({ explain, verbosity: 'executionStats' })) as Explained;
    const stats = plan.executionStats ?? plan.stages?.[0]?.$cursor?.executionStats;
    efforts.push({
      command: Object.keys(command)[0] ?? '',
      maxTimeMS: command.maxTimeMS as unknown,
      keys: stats?.totalKeysExamined ?? Infinity,
      documents: stats?.totalDocsExamined ?? Infinity,
      sorts: JSON.stringify(plan).includes('"stage":"SORT"'),
    });
  }
  return efforts;
}
