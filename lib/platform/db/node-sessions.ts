import { hostname } from 'node:os';
import type { ClientSession } from 'mongoose';
import { sharedState } from '@/lib/platform/core/shared-state';
import { log } from '@/lib/platform/log/log';
import { NodeModel, type NodeRecord } from '@/models/node';
import { connect } from './connection';

/** Only the latest sessions are stored. A node has one session for each concurrent operation. */
const MAX_SESSIONS = 1_000;

interface NodeState {
  /** The node that this process runs as, and the sessions stored for it. */
  node?: { name: string; stored: Set<string> } | undefined;
}

const shared = sharedState<NodeState>('node', () => ({}));

/** Ends the sessions' open transactions. MongoDB would treat an empty list as all sessions. */
async function endSessions(sessions: NodeRecord['sessions']): Promise<void> {
  if (sessions.length === 0) return;
  const { connection } = await connect();
  await connection.db?.admin().command({ killSessions: sessions.map((id) => ({ id })) });
}

/**
 * Registers this process as a node, named after its host, `port` and worker `number`. Ends the transactions that a killed process of
 * the same name left open. A database without `killSessions` ends them after a minute and locks their documents until then.
 */
export async function startNode(port: number, number = 1): Promise<void> {
  await connect();
  const name = `${hostname()}:${port}${number === 1 ? '' : `/${number}`}`;
  const { sessions = [] } = (await NodeModel.findById(name).lean<NodeRecord>()) ?? {};
  await endSessions(sessions).catch((error: unknown) =>
    log.warn({ err: error }, 'transactions of the previous process not ended'),
  );
  await NodeModel.updateOne({ _id: name }, { $set: { sessions: [], at: new Date() } }, { upsert: true });
  shared.node = { name, stored: new Set() };
}

export const endNode = (): void => {
  shared.node = undefined;
};

/** Stores a transaction's session once, before its first write. Does nothing in a process that is not a node. */
export async function storeSession({ id }: ClientSession): Promise<void> {
  const node = shared.node;
  if (!node || !id) return;
  const key = id.id.toString('hex');
  if (node.stored.has(key)) return;
  const { connection } = await connect();
  // Uses the driver, because Mongoose would make the write part of the transaction.
  await connection.db
    ?.collection<NodeRecord>(NodeModel.collection.name)
    .updateOne(
      { _id: node.name },
      { $push: { sessions: { $each: [id.id], $slice: -MAX_SESSIONS } }, $set: { at: new Date() } },
      { upsert: true },
    );
  node.stored.add(key);
  const [oldest] = node.stored;
  if (node.stored.size > MAX_SESSIONS && oldest !== undefined) node.stored.delete(oldest);
}
