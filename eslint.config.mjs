import next from 'eslint-config-next/core-web-vitals';
import boundaries from 'eslint-plugin-boundaries';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { allowedRooms, ROOMS } from './dev/checks/rooms.mjs';

const folders = ['app', 'models', 'server', 'dev', 'e2e', 'scripts', 'packages'];

/** Who may import whom: app → lib → models, one way; the rooms of lib/ in their order; the rest stands around it. */
const mayImport = {
  app: ['app', ...ROOMS],
  ...Object.fromEntries(ROOMS.map((room) => [room, [...allowedRooms(room), 'models']])),
  models: ['models'],
  server: ['server', ...ROOMS],
  dev: ['dev', ...ROOMS, 'models', 'server', 'packages'],
  scripts: ['scripts', 'dev', ...ROOMS, 'server', 'packages'],
  e2e: ['e2e', 'dev', ...ROOMS],
  packages: ['packages'],
};

const direction = (alsoAllowed = [], alsoToRooms = []) => [
  'error',
  {
    default: 'disallow',
    policies: [...ROOMS, ...folders].map((type) => ({
      from: { element: { type } },
      allow: {
        to: {
          element: {
            types: {
              anyOf: [...mayImport[type], ...alsoAllowed, ...(ROOMS.includes(type) ? alsoToRooms : [])],
            },
          },
        },
      },
    })),
  },
];

export default defineConfig([
  globalIgnores(['.next/', 'build/', '.data/', 'next-env.d.ts', 'test-results/', 'playwright-report/']),
  next,
  tseslint.configs.strict,
  {
    plugins: { boundaries },
    settings: {
      'boundaries/elements': [...ROOMS, ...folders].map((type) => ({
        type,
        pattern: type,
        partitioned: false,
      })),
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'boundaries/dependencies': direction(),
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'mongoose', message: 'Documents never leave lib/: call a verb.' }] },
      ],
    },
  },
  {
    files: ['e2e/**'],
    ignores: ['e2e/test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test'],
              message: 'Take it from e2e/test.ts, which also watches the policies of the pages.',
            },
          ],
        },
      ],
    },
  },
  // Tests stand beside what they test, and use the stack, the client and the fixtures of dev/testing.
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'boundaries/dependencies': direction(['dev', 'packages'], ROOMS) },
  },
  { files: ['scripts/**', 'dev/**', 'packages/**'], rules: { 'no-console': 'off' } },
]);
