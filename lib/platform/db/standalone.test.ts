import { expect, it } from 'vitest';
import { AppError } from '@/lib/platform/core/errors';
import { refuseStandalone, type Hello } from './standalone';

const hello = (kind: Hello) => ({ isWritablePrimary: true, maxWireVersion: 21, ok: 1, ...kind });

it('refuses a standalone server, with the two commands that make it a replica set', () => {
  expect(() => refuseStandalone(hello({}))).toThrow(
    new AppError(
      'conflict',
      "MONGODB_URI: this MongoDB is a standalone server, which has no transactions. Make it a replica set (one member is enough): start it with “mongod --replSet rs0”, then run “mongosh --eval 'rs.initiate()'” once.",
    ),
  );
});

it.each([
  ['the member of a replica set', { setName: 'rs0' }],
  ['the mongos of a sharded cluster', { msg: 'isdbgrid' }],
])('takes %s', (_, kind) => {
  expect(() => refuseStandalone(hello(kind))).not.toThrow();
});
