import mongoose from 'mongoose';
import { isTotal } from '@/models/total-order';

type Command = Record<string, unknown>;

const asObject = (order: unknown): Command =>
  order instanceof Map ? (Object.fromEntries(order) as Command) : (order as Command);

/** Returns the sort orders of a command. */
function ordersIn(name: string, command: Command): Command[] {
  if (name === 'aggregate')
    return (command.pipeline as Command[]).flatMap(({ $sort }) => ($sort ? [asObject($sort)] : []));
  const { sort } = command;
  return sort ? [asObject(sort)].filter((order) => Object.keys(order).length > 0) : [];
}

/**
 * The collection of file chunks. The driver reads the chunks of one file by their number, which is unique
 * within the file.
 */
const PARTS = 'files.chunks';

/**
 * True if the order contains `_id` or all fields of a unique index of the model. For a collection without a
 * model, only `_id` counts.
 */
const isTotalIn = (collection: string, order: Command): boolean => {
  if (collection === PARTS) return true;
  const model = Object.values(mongoose.models).find((one) => one.collection.collectionName === collection);
  return model ? isTotal(model.schema, order) : '_id' in order;
};

export interface SentOrder {
  collection: string;
  order: Command;
  /** True if no two documents are equal in this order. */
  total: boolean;
  /** The command in a form that `explain` accepts. */
  command: Command;
}

/** Returns the sort orders of a command, and whether each is total. */
export const sentOrders = ({
  commandName,
  command,
}: Pick<mongoose.mongo.CommandStartedEvent, 'commandName' | 'command'>): SentOrder[] =>
  ordersIn(commandName, command as Command).map((order) => {
    const collection = String((command as Command)[commandName]);
    return { collection, order, total: isTotalIn(collection, order), command: command as Command };
  });

/** Returns the sort orders that this process sends to the database during `work`. Needs `preparedDatabase`. */
export async function ordersDuring(work: () => Promise<unknown>): Promise<SentOrder[]> {
  const client = mongoose.connection.getClient();
  const orders: SentOrder[] = [];
  const note = (event: mongoose.mongo.CommandStartedEvent) => void orders.push(...sentOrders(event));
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  return orders;
}
