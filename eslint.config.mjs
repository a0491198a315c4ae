import next from 'eslint-config-next/core-web-vitals';
import boundaries from 'eslint-plugin-boundaries';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { allowedRooms, ROOMS } from './dev/checks/rooms.mjs';

const folders = ['app', 'models', 'server', 'dev', 'e2e', 'scripts', 'packages'];

/** Import directions: app → lib → models; server, dev, scripts and e2e on top. Rooms and sub-rooms of lib/ follow dev/checks/rooms.mjs. */
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

const TYPES = [...ROOMS, ...folders];
const policyOf = (type, also) => ({
  from: { element: { type } },
  allow: { to: { element: { types: { anyOf: [...mayImport[type], ...also] } } } },
});
const direction = (policies) => ['error', { default: 'disallow', policies }];

/**
 * One entry per folder, with one policy: the plugin checks every policy on every import, and checking all policies for all files took a
 * third of the run time. Tests may also import the stack, the client and the fixtures of dev/testing.
 */
const directions = TYPES.flatMap((type) => {
  const alsoInTests = ['dev', 'packages', ...(ROOMS.includes(type) ? ROOMS : [])];
  const entry = (files, also) => ({
    files: [files],
    rules: { 'boundaries/dependencies': direction([policyOf(type, also)]) },
  });
  return [entry(`${type}/**`, []), entry(`${type}/**/*.test.{ts,tsx}`, alsoInTests)];
});

/** Turns off the rules for components and hooks: in folders without components, they would take half of the run time. */
const noComponents = Object.fromEntries(
  next
    .flatMap(({ rules }) => Object.keys(rules ?? {}))
    .filter((rule) => /^(?:react|react-hooks|jsx-a11y)\//.test(rule))
    .map((rule) => [rule, 'off']),
);

const NO_DOCUMENTS = { name: 'mongoose', message: 'Documents stay inside lib/: call its functions.' };

/** Links are plain anchors, and only lists of the dashboard open in place: docs/decisions/links.md and in-place.md. */
const NO_LINK = { name: 'next/link', message: 'Use Link from app/_components/link.tsx, a plain anchor.' };
const NO_CLIENT_ROUTER = {
  name: 'next/navigation',
  importNames: ['useRouter'],
  message:
    'Navigate with window.location.assign, or moveTo in dashboards; refresh with app/_components/use-refresh.ts.',
};

/** Rules that need types are in .oxlintrc.json, because oxlint takes a quarter of the time. */
export default defineConfig([
  globalIgnores(['.next/', 'build/', '.data/', 'next-env.d.ts', 'test-results/', 'playwright-report/']),
  next,
  tseslint.configs.strict,
  {
    plugins: { boundaries },
    settings: {
      'boundaries/elements': TYPES.map((type) => ({
        type,
        pattern: type,
        partitioned: false,
      })),
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'boundaries/dependencies': direction([]),
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'URL',
          property: 'canParse',
          message: 'Use parseUrl from lib/platform/core/parse-url.ts.',
        },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { paths: [NO_DOCUMENTS, NO_LINK, NO_CLIENT_ROUTER] }],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(?:to(?:Sorted|Reversed|Spliced)|findLast(?:Index)?)$/]',
          message: 'Chrome before 110 and Safari before 16 do not have this method. Copy the array first.',
        },
      ],
    },
  },
  {
    files: [
      'app/_components/use-refresh.ts',
      'app/_components/search/refine-in-place.tsx',
      'app/dashboard/_components/moves/guard-moves.tsx',
    ],
    rules: { 'no-restricted-imports': ['error', { paths: [NO_DOCUMENTS, NO_LINK] }] },
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
              name: 'playwright/test',
              importNames: ['test'],
              message: 'Import it from e2e/test.ts, which also checks the CSP of each page.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.test.ts', 'e2e/**', 'dev/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^to(?:MatchObject|Equal|StrictEqual|ContainEqual)$/] > ObjectExpression.arguments Property > Literal[regex]',
          message: 'A regular expression as a value matches any string. Use expect.stringMatching.',
        },
      ],
    },
  },
  directions,
  {
    files: folders.filter((folder) => folder !== 'app').map((folder) => `${folder}/**/*.ts`),
    rules: noComponents,
  },
  { files: ['lib/**/*.ts'], rules: noComponents },
  { files: ['scripts/**', 'dev/**', 'packages/**'], rules: { 'no-console': 'off' } },
]);
