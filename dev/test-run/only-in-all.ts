/** True if this run includes the repeated and long tests: `npm run test:all` sets LONG_TESTS. */
export const runsAll = (): boolean => process.env.LONG_TESTS !== undefined;

interface Moved {
  /** The test file that only `npm run test:all` runs. */
  file: string;
  tries: string;
  /** The test file in `npm test` that catches the same kind of fault. */
  stays: string;
}

export const ONLY_IN_ALL: readonly Moved[] = [
  {
    file: 'dev/releases/stored.process.test.ts',
    tries: 'every route as every role on the backup of each release',
    stays: 'dev/releases/restored.process.test.ts',
  },
  {
    file: 'dev/start/failures.process.test.ts',
    tries: 'every reason for which a start can fail, and its message',
    stays: 'dev/start/run.process.test.ts',
  },
  {
    file: 'dev/testing/faults/answer-promise.process.test.ts',
    tries: 'applications that end on day 15 with two nodes, one of which is killed',
    stays: 'lib/applications/status/move.db.test.ts',
  },
  {
    file: 'dev/testing/faults/changes-after-restart.process.test.ts',
    tries: 'changes made while the service restarts',
    stays: 'dev/testing/service/freshness.process.test.ts',
  },
  {
    file: 'dev/testing/faults/clock.process.test.ts',
    tries: 'the exact second of a deadline, with a shifted clock',
    stays: 'lib/internships/listings/open-status.test.ts',
  },
  {
    file: 'dev/testing/faults/database-frozen.process.test.ts',
    tries: 'a database that accepts connections but does not respond',
    stays: 'dev/testing/faults/database-killed.process.test.ts',
  },
  {
    file: 'dev/testing/faults/disk-full.process.test.ts',
    tries: 'a database without free disk space',
    stays: 'dev/testing/faults/database-killed.process.test.ts',
  },
  {
    file: 'dev/testing/properties/properties.process.test.ts',
    tries: 'random bodies for every endpoint',
    stays: 'dev/testing/contract/contract.http.test.ts',
  },
  {
    file: 'dev/testing/security/https.process.test.ts',
    tries: 'every header of every address over HTTPS',
    stays: 'lib/platform/http/security-headers.test.ts',
  },
  {
    file: 'dev/testing/service/analytics.process.test.ts',
    tries: 'the pages with analytics switched on',
    stays: 'dev/testing/service/page-parts.http.test.ts',
  },
  {
    file: 'dev/testing/service/cached-page-privacy.process.test.ts',
    tries: 'thousands of requests by several people for cached pages',
    stays: 'dev/testing/access/leaks.http.test.ts',
  },
  {
    file: 'dev/testing/service/next-alone.process.test.ts',
    tries: 'every address when only `next start` runs',
    stays: 'lib/internships/views/views.process.test.ts',
  },
  {
    file: 'dev/testing/service/public-pages-alike.process.test.ts',
    tries: 'every public page as every role',
    stays: 'dev/testing/access/leaks.http.test.ts',
  },
  {
    file: 'dev/testing/service/renamed.process.test.ts',
    tries: 'every page of a site under another name',
    stays: 'dev/checks/project-name.test.ts',
  },
  {
    file: 'e2e/administrator/users-messages.spec.ts',
    tries: 'every failed user management call and its message',
    stays: 'e2e/account/login.spec.ts',
  },
  {
    file: 'e2e/editor/messages.spec.ts',
    tries: 'every failed listing management call and its message',
    stays: 'e2e/account/login.spec.ts',
  },
  {
    file: 'e2e/visitor/data-saver.spec.ts',
    tries: 'every page of the light version in a browser',
    stays: 'server/data-saver.http.test.ts',
  },
  {
    file: 'e2e/visitor/slow-line.spec.ts',
    tries: 'presses while the script of a page is delayed by seconds',
    stays: 'e2e/visitor/first-touch.spec.ts',
  },
  {
    file: 'lib/identity/accounts/sign-in/first-sign-in.process.test.ts',
    tries: 'the first sign-in with every provider',
    stays: 'lib/identity/accounts/sign-in/sign-in.process.test.ts',
  },
  {
    file: 'lib/identity/users/killed.process.test.ts',
    tries: 'a registration and a deletion interrupted at every step',
    stays: 'lib/identity/users/all-or-nothing.db.test.ts',
  },
  {
    file: 'lib/platform/auth/campus.process.test.ts',
    tries: 'a campus behind one IP address, with two nodes',
    stays: 'lib/identity/accounts/campus.db.test.ts',
  },
  {
    file: 'lib/platform/files/hostile-uploads.process.test.ts',
    tries: 'every hostile file through every upload',
    stays: 'lib/platform/files/sniff-document-type.test.ts',
  },
  {
    file: 'lib/trust/audit/large-chain.process.test.ts',
    tries: 'a log of 100,000 sealed entries',
    stays: 'lib/trust/audit/chain.db.test.ts',
  },
  {
    file: 'scripts/help.db.test.ts',
    tries: 'the help of every command',
    stays: 'scripts/arguments.test.ts',
  },
  {
    file: 'scripts/verify-backup.process.test.ts',
    tries: 'damaged and encrypted backups of a whole site',
    stays: 'lib/operations/backup/backup.db.test.ts',
  },
  {
    file: 'server/schema.process.test.ts',
    tries: 'nodes that start on an empty or an older database',
    stays: 'lib/operations/migrations/prepare-database.db.test.ts',
  },
];

/** Tag of browser tests that only `npm run test:all` runs. For each of them, `npm test` runs an untagged test of the same kind. */
export const ALL = '@all';
