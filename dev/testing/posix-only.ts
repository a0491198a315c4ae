/** Tests that cannot run on Windows, which lacks these signals and file modes, each with the reason. */
export const POSIX_ONLY: readonly { file: string; because: string }[] = [
  { file: 'dev/mail-catcher/launch.process.test.ts', because: 'looks at the rights of files' },
  { file: 'dev/start/run.process.test.ts', because: 'ends it by signals, looks at the rights of files' },
  { file: 'dev/testing/faults/database-frozen.process.test.ts', because: 'stops a process by SIGSTOP' },
  { file: 'lib/platform/auth/hashing.process.test.ts', because: 'ends processes by signals' },
  { file: 'lib/identity/users/killed.process.test.ts', because: 'knows by its signal how a process ended' },
  { file: 'packages/embedded-mongodb/src/launch.db.test.ts', because: 'looks at the rights of files' },
  {
    file: 'packages/embedded-mongodb/src/transactions-killed.db.test.ts',
    because: 'knows by its signal how a process ended',
  },
  { file: 'scripts/backup.db.test.ts', because: 'looks at the rights of files' },
  { file: 'server/readiness.process.test.ts', because: 'ends it by signals, and is told by a shell script' },
  { file: 'server/requests/lines.process.test.ts', because: 'ends the service by SIGTERM' },
];

/** The tests to skip on a platform. */
export const leftOutOn = (platform: NodeJS.Platform): string[] =>
  platform === 'win32' ? POSIX_ONLY.map(({ file }) => file) : [];
