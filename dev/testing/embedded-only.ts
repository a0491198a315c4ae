/** Tests of the embedded database itself, each with the reason why no other engine can run it. */
export const EMBEDDED_ONLY: readonly { file: string; because: string }[] = [
  { file: 'packages/embedded-mongodb/src/change-log.db.test.ts', because: 'looks into its change log' },
  {
    file: 'packages/embedded-mongodb/src/change-streams.db.test.ts',
    because: 'kills its process, and names what it leaves out',
  },
  {
    file: 'packages/embedded-mongodb/src/durability.db.test.ts',
    because: 'kills its process and reads its folder',
  },
  {
    file: 'packages/embedded-mongodb/src/index-build.db.test.ts',
    because: 'looks on while its indexes are filled',
  },
  {
    file: 'packages/embedded-mongodb/src/indexed-only.db.test.ts',
    because: 'uses its option that refuses scans',
  },
  { file: 'packages/embedded-mongodb/src/launch.db.test.ts', because: 'starts and ends its process' },
  {
    file: 'packages/embedded-mongodb/src/planner.db.test.ts',
    because: 'looks at its plans, in this process',
  },
  {
    file: 'packages/embedded-mongodb/src/protocol.db.test.ts',
    because: 'sends broken messages to its socket',
  },
  {
    file: 'packages/embedded-mongodb/src/refusals.db.test.ts',
    because: 'names what it leaves out on purpose',
  },
  {
    file: 'packages/embedded-mongodb/src/transaction-refusals.db.test.ts',
    because: 'names what it leaves out in a transaction',
  },
  {
    file: 'packages/embedded-mongodb/src/transaction-conflicts.db.test.ts',
    because: 'expects its waits and limits at conflicting writes',
  },
  {
    file: 'packages/embedded-mongodb/src/transactions.db.test.ts',
    because: 'uses the name of its set, and its limits',
  },
  {
    file: 'packages/embedded-mongodb/src/transactions-killed.db.test.ts',
    because: 'kills its process in a commit',
  },
  { file: 'scripts/commands.db.test.ts', because: 'has it started by commands, in their data folder' },
  { file: 'scripts/backup.db.test.ts', because: 'restores into a folder of its own' },
];
