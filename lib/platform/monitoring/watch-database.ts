import type { mongo } from 'mongoose';
import { addTo, count, observe } from './measure';

const seconds = (milliseconds: number): number => milliseconds / 1_000;

/** The name of a database or driver error, from a limited set. */
const nameOf = (failure: Error): string => {
  const { codeName } = failure as { codeName?: unknown };
  return typeof codeName === 'string' ? codeName : failure.name;
};

const poolEvent = (event: string, reason = ''): void =>
  count('mwanzo_database_pool_events_total', { event, reason });

function watchCommands(client: mongo.MongoClient): void {
  client.on('commandSucceeded', ({ commandName: command, duration }) =>
    observe('mwanzo_database_command_seconds', { command }, seconds(duration)),
  );
  client.on('commandFailed', ({ commandName: command, duration, failure }) => {
    observe('mwanzo_database_command_seconds', { command }, seconds(duration));
    count('mwanzo_database_errors_total', { command, error: nameOf(failure) });
  });
}

function watchPool(client: mongo.MongoClient): void {
  const connections = (state: 'open' | 'in use' | 'waiting', by: 1 | -1) =>
    addTo('mwanzo_database_connections', { state }, by);
  client.on('connectionCreated', () => {
    connections('open', 1);
    poolEvent('created');
  });
  client.on('connectionClosed', ({ reason }) => {
    connections('open', -1);
    poolEvent('closed', reason);
  });
  client.on('connectionCheckOutStarted', () => connections('waiting', 1));
  client.on('connectionCheckedOut', ({ durationMS }) => {
    connections('waiting', -1);
    connections('in use', 1);
    observe('mwanzo_database_checkout_seconds', {}, seconds(durationMS));
  });
  client.on('connectionCheckOutFailed', ({ reason }) => {
    connections('waiting', -1);
    poolEvent('checkout failed', reason);
  });
  client.on('connectionCheckedIn', () => connections('in use', -1));
  client.on('connectionPoolCleared', () => poolEvent('cleared'));
}

/** Measures a client's commands and connections. Call it before the first connection. The client needs `monitorCommands`. */
export function watchDatabase(client: mongo.MongoClient): void {
  watchCommands(client);
  watchPool(client);
}
