import { defineConfig } from 'vitest/config';

const root = process.cwd();

/** The tests of mutated files that need no database, server or password hashes. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root, 'server-only': `${root}/dev/testing/stack/empty.ts` } },
  test: {
    testTimeout: 30_000,
    include: ['{lib,models,server}/**/*.test.ts'],
    exclude: ['**/*.{db,http,process}.test.ts', 'lib/platform/auth/passwords.test.ts'],
  },
});
