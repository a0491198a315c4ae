/** Tests of the embedded database itself, each with the reason why no other engine can run it. */
export const EMBEDDED_ONLY: readonly { file: string; because: string }[] = [
  { file: 'packages/embedded-mongodb/src/change-log.db.test.ts', because: 'reads its change log' },
  {
    file: 'packages/embedded-mongodb/src/change-streams.db.test.ts',
    because: 'kills its process and lists unsupported features',
  },
  {
    file: 'packages/embedded-mongodb/src/durability.db.test.ts',
    because: 'kills its process and reads its folder',
  },
  {
    file: 'packages/embedded-mongodb/src/index-build.db.test.ts',
    because: 'observes its index builds',
  },
  {
    file: 'packages/embedded-mongodb/src/indexed-only.db.test.ts',
    because: 'uses its option that refuses scans',
  },
  { file: 'packages/embedded-mongodb/src/launch.db.test.ts', because: 'starts and ends its process' },
  {
    file: 'packages/embedded-mongodb/src/planner.db.test.ts',
    because: 'reads its query plans in this process',
  },
  {
    file: 'packages/embedded-mongodb/src/protocol.db.test.ts',
    because: 'sends broken messages to its socket',
  },
  {
    file: 'packages/embedded-mongodb/src/refusals.db.test.ts',
    because: 'lists features that it omits on purpose',
  },
  {
    file: 'packages/embedded-mongodb/src/transaction-refusals.db.test.ts',
    because: 'lists features that it omits in transactions',
  },
  {
    file: 'packages/embedded-mongodb/src/transaction-conflicts.db.test.ts',
    because: 'expects its waits and limits on write conflicts',
  },
  {
    file: 'packages/embedded-mongodb/src/transactions.db.test.ts',
    because: 'uses its replica set name and its limits',
  },
  {
    file: 'packages/embedded-mongodb/src/transactions-killed.db.test.ts',
    because: 'kills its process during a commit',
  },
  { file: 'scripts/commands.db.test.ts', because: 'lets commands start it in their data folder' },
  { file: 'scripts/backup.db.test.ts', because: 'restores into a separate folder' },
];
