/** Tests that cannot run on Windows, which does not have these signals and file modes. */
export const POSIX_ONLY: readonly { file: string; because: string }[] = [
  { file: 'dev/mail-catcher/launch.process.test.ts', because: 'checks file permissions' },
  { file: 'dev/start/run.process.test.ts', because: 'sends signals and checks file permissions' },
  { file: 'dev/testing/faults/database-frozen.process.test.ts', because: 'stops a process with SIGSTOP' },
  { file: 'lib/identity/users/killed.process.test.ts', because: 'checks the signal that ended a process' },
  { file: 'packages/embedded-mongodb/src/launch.db.test.ts', because: 'checks file permissions' },
  {
    file: 'packages/embedded-mongodb/src/transactions-killed.db.test.ts',
    because: 'checks the signal that ended a process',
  },
  { file: 'scripts/backup.db.test.ts', because: 'checks file permissions' },
  { file: 'server/readiness.process.test.ts', because: 'sends signals and runs a shell script' },
  { file: 'server/requests/lines.process.test.ts', because: 'ends the service with SIGTERM' },
];

/** Returns the tests to skip on a platform. */
export const leftOutOn = (platform: NodeJS.Platform): string[] =>
  platform === 'win32' ? POSIX_ONLY.map(({ file }) => file) : [];
