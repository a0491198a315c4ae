/** What is mutated, by what it guards; each group has to reach the threshold (see scripts/mutation.mjs). */
export const GROUPS = {
  permissions: [
    'lib/platform/auth/actor.ts',
    'lib/platform/auth/dashboard-roles.ts',
    'lib/platform/auth/permissions.ts',
    'lib/platform/auth/account-status.ts',
    'lib/platform/auth/safe-redirect.ts',
    'lib/platform/http/same-site.ts',
    'lib/accounts/account-status.ts',
  ],
  tokens: [
    'lib/accounts/link.ts',
    'lib/accounts/lock.ts',
    'lib/platform/auth/session-cookie.ts',
    'lib/platform/auth/token.ts',
  ],
  validation: [
    'lib/accounts/common-passwords.ts',
    'lib/accounts/email-rule.ts',
    'lib/accounts/password-rules.ts',
    'lib/accounts/schemas.ts',
    'lib/applications/schemas.ts',
    'lib/contact/problems.ts',
    'lib/contact/rules.ts',
    'lib/contact/schemas.ts',
    'lib/platform/db/ids.ts',
    'lib/internships/schemas.ts',
    'lib/platform/format/text-field.ts',
    'lib/search/schemas.ts',
    'lib/search/search-schema.ts',
    'lib/submissions/schemas.ts',
    'lib/users/admin/schemas.ts',
    'lib/users/schemas.ts',
  ],
  files: [
    'lib/platform/files/compound-file.ts',
    'lib/platform/files/document-inspector.ts',
    'lib/platform/files/document-rules.ts',
    'lib/platform/files/file-name.ts',
    'lib/platform/files/package-list.ts',
    'lib/platform/files/picture-rules.ts',
    'lib/platform/files/word-package.ts',
  ],
  visibility: [
    'lib/internships/still-there.ts',
    'lib/internships/visibility.ts',
    'lib/platform/paging/paging.ts',
  ],
};

/** Not kept in the repository. */
const FOLDER = '.data/mutation';

export const reportOf = (group) => `${FOLDER}/${group}.json`;

const group = process.env.MUTATION_GROUP ?? 'all';

const options = {
  mutate: GROUPS[group] ?? Object.values(GROUPS).flat(),
  testRunner: 'vitest',
  vitest: { configFile: 'dev/mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  ignorePatterns: ['.data', '.next', 'build', 'public', 'e2e', '*.tsbuildinfo'],
  concurrency: 2,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `${FOLDER}/${group}.incremental.json`,
  tempDirName: `${FOLDER}/sandbox`,
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: reportOf(group) },
  htmlReporter: { fileName: `${FOLDER}/${group}.html` },
  warnings: { slow: false },
  // What is made when a module is loaded (tables, schemas) is most of what guards the site: it is mutated too.
  ignoreStatic: false,
  thresholds: { high: 95, low: 85, break: 85 },
};

export default options;
