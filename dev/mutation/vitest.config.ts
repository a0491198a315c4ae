import { defineConfig } from 'vitest/config';

const root = process.cwd();

/** The tests of mutated files that need neither a database, a server nor password hashes. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root, 'server-only': `${root}/dev/testing/stack/empty.ts` } },
  test: {
    testTimeout: 30_000,
    include: ['{lib,models,server}/**/*.test.ts'],
    exclude: ['**/*.{db,http,process}.test.ts', 'lib/platform/auth/passwords.test.ts'],
  },
});
