import { defineConfig, devices, type LaunchOptions } from 'playwright/test';
import { ALL, ONLY_IN_ALL, runsAll } from './dev/test-run/only-in-all';
import { browserSource, PACKAGED_FONTS } from './dev/testing/browser/chromium';

const { defaultBrowserType: _, ...desktop } = devices['Desktop Chrome'];
const { defaultBrowserType: __, ...phone } = devices['Pixel 5'];

/** What global-setup.ts found; not there yet when it runs itself. */
const browser = JSON.parse(process.env.E2E_BROWSER ?? '{}') as LaunchOptions;

const launchOptions = (more: Record<string, string> = {}): LaunchOptions => ({
  ...browser,
  env: { ...process.env, ...browser.env, ...more } as Record<string, string>,
});

/** The pictures were made by the browser of the package, which others do not draw alike. */
const screens = {
  name: 'screens',
  testDir: './e2e/screens',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  use: {
    ...desktop,
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions({ FONTCONFIG_FILE: PACKAGED_FONTS }),
  },
};
const isPackaged = browserSource(process.platform, process.arch, process.env.CHROMIUM_PATH) === 'package';

/** The journeys that most people make on a phone; `npm run test:all` makes them on a wide screen, too. */
const PHONE_FIRST = [
  'account/register.spec.ts',
  'graduate/{apply,career,main-job,my-internships}.spec.ts',
  'visitor/{data-request,home,report}.spec.ts',
];
/** The files whose subject is also the layout of a narrow screen. */
const ALSO_NARROW = ['everyone/accessibility.spec.ts', 'visitor/{list-details,phone,shell}.spec.ts'];
/** The journeys that `npm run test:all` makes on a narrow screen, too. */
const WIDE_FIRST = [
  'employer/*.spec.ts',
  'everyone/accessibility-of-steps.spec.ts',
  'visitor/carousel.spec.ts',
];

const isAll = runsAll();
const moved = ONLY_IN_ALL.map(({ file }) => `**/${file}`);
const leftOut = (...tags: string[]) => new RegExp([...tags, ...(isAll ? [] : [ALL])].join('|'));

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  retries: 0,
  workers: 2,
  // Guards against hanging only: axe at both sizes and in both themes takes half a minute on a slow machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: process.env.E2E_APP_URL,
    launchOptions: launchOptions(),
    // Requests that it makes cannot be held back or failed by a test; e2e/visitor/offline.spec.ts has it.
    serviceWorkers: 'block',
    // Recording costs a sixth of the run: `npm run test:e2e -- --trace retain-on-failure` where a failure has to be looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Tests tagged @phone or @desktop run on that screen only.
    {
      name: 'desktop',
      testIgnore: [
        /e2e\/screens\//,
        ...(isAll ? [] : [...PHONE_FIRST.map((name) => `**/${name}`), ...moved]),
      ],
      grepInvert: leftOut('@phone'),
      use: { ...desktop, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: [...PHONE_FIRST, ...ALSO_NARROW, ...(isAll ? WIDE_FIRST : [])],
      grepInvert: leftOut('@desktop'),
      use: { ...phone, viewport: { width: 360, height: 740 } },
    },
    ...(isPackaged ? [screens] : []),
  ],
});
