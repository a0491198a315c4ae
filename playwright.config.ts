import { defineConfig, devices, type LaunchOptions } from 'playwright/test';
import { ALL, ONLY_IN_ALL, runsAll } from './dev/test-run/only-in-all';
import { browserSource, PACKAGED_FONTS } from './dev/testing/browser/chromium';

const { defaultBrowserType: _, ...desktop } = devices['Desktop Chrome'];
const { defaultBrowserType: __, ...phone } = devices['Pixel 5'];

/** Set by global-setup.ts; empty until it has run. */
const browser = JSON.parse(process.env.E2E_BROWSER ?? '{}') as LaunchOptions;

const launchOptions = (more: Record<string, string> = {}): LaunchOptions => ({
  ...browser,
  env: { ...process.env, ...browser.env, ...more } as Record<string, string>,
});

/** The screenshots were taken with the packaged browser; other browsers render differently. */
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

/** Journeys that most people make on a phone; `npm run test:all` also runs them on a wide screen. */
const PHONE_FIRST = [
  'account/{register,suggested-username}.spec.ts',
  'graduate/{apply,career,main-job,my-internships,sent-later}.spec.ts',
  'visitor/{data-request,home,report,report-later}.spec.ts',
];
/** Files that also test the layout on a narrow screen. */
const ALSO_NARROW = [
  '{administrator,employer,graduate}/taps.spec.ts',
  'administrator/document-lines.spec.ts',
  'employer/applicants-layout.spec.ts',
  'everyone/accessibility.spec.ts',
  'visitor/{list-details,phone,shell}.spec.ts',
];
/** Journeys that `npm run test:all` also runs on a narrow screen. */
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
  // Only guards against hanging: axe at both sizes and in both themes takes half a minute on a slow machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: process.env.E2E_APP_URL,
    launchOptions: launchOptions(),
    // Blocked, because tests cannot delay or abort a service worker's requests. Only specs that use e2e/offline-test.ts allow service workers.
    serviceWorkers: 'block',
    // Recording takes a sixth of the run time. To debug a failure: `npm run test:e2e -- --trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Tests tagged @phone or @desktop run only on that screen.
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
