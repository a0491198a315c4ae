/** What is mutated, by what it guards: `npm run test:mutation -- tokens` tries one of them. Each has to reach the threshold. */
export const GROUPS = {
  permissions: [
    'lib/auth/permissions.ts',
    'lib/auth/actor.ts',
    'lib/auth/dashboard-roles.ts',
    'lib/auth/way-back.ts',
    'lib/http/same-site.ts',
  ],
  tokens: ['lib/auth/token.ts', 'lib/auth/session-cookie.ts'],
  validation: [
    'lib/accounts/common-passwords.ts',
    'lib/accounts/email-rule.ts',
    'lib/accounts/rules.ts',
    'lib/accounts/schemas.ts',
    'lib/applications/schemas.ts',
    'lib/contact/problems.ts',
    'lib/contact/rules.ts',
    'lib/contact/schemas.ts',
    'lib/files/compound-file.ts',
    'lib/files/document-inspector.ts',
    'lib/files/document-rules.ts',
    'lib/files/file-name.ts',
    'lib/files/picture-rules.ts',
    'lib/files/zip-directory.ts',
    'lib/ids.ts',
    'lib/internships/schemas.ts',
    'lib/search/schemas.ts',
    'lib/search/search-schema.ts',
    'lib/submissions/schemas.ts',
    'lib/users/schemas.ts',
    'lib/users/admin/schemas.ts',
  ],
  visibility: ['lib/internships/visibility.ts', 'lib/internships/still-there.ts', 'lib/paging.ts'],
};

const group = process.env.MUTATION_GROUP;
const folder = '.data/mutation';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: group ? GROUPS[group] : Object.values(GROUPS).flat(),
  testRunner: 'vitest',
  vitest: { configFile: 'dev/mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  ignorePatterns: ['.data', '.next', 'build', 'public', 'e2e', '*.tsbuildinfo'],
  concurrency: 2,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `${folder}/${group ?? 'all'}.incremental.json`,
  tempDirName: `${folder}/sandbox`,
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${folder}/${group ?? 'all'}.json` },
  htmlReporter: { fileName: `${folder}/${group ?? 'all'}.html` },
  thresholds: { high: 95, low: 85, break: 85 },
};
