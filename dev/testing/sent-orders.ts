import mongoose from 'mongoose';
import { isTotal } from '@/models/total-order';

type Command = Record<string, unknown>;

const asObject = (order: unknown): Command =>
  order instanceof Map ? (Object.fromEntries(order) as Command) : (order as Command);

/** The orders that a command asks for. */
function ordersIn(name: string, command: Command): Command[] {
  if (name === 'aggregate')
    return (command.pipeline as Command[]).flatMap(({ $sort }) => ($sort ? [asObject($sort)] : []));
  const { sort } = command;
  return sort ? [asObject(sort)].filter((order) => Object.keys(order).length > 0) : [];
}

/** Where the driver keeps the parts of files: it reads those of one file by their numbers, which are unique in it. */
const PARTS = 'files.chunks';

/** The unique index that makes an order total is one of the model's; a collection without a model has none. */
const isTotalIn = (collection: string, order: Command): boolean => {
  if (collection === PARTS) return true;
  const model = Object.values(mongoose.models).find((one) => one.collection.collectionName === collection);
  return model ? isTotal(model.schema, order) : '_id' in order;
};

export interface SentOrder {
  collection: string;
  order: Command;
  /** Whether no two documents can be equal in it. */
  total: boolean;
  /** The command, as it can be explained. */
  command: Command;
}

/** The orders that one command asks for, each with whether it is total. */
export const sentOrders = ({
  commandName,
  command,
}: Pick<mongoose.mongo.CommandStartedEvent, 'commandName' | 'command'>): SentOrder[] =>
  ordersIn(commandName, command as Command).map((order) => {
    const collection = String((command as Command)[commandName]);
    return { collection, order, total: isTotalIn(collection, order), command: command as Command };
  });

/** The orders that this process asks the database for during `work`. Needs `preparedDatabase`. */
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
