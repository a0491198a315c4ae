import { defineConfig, devices, type LaunchOptions } from 'playwright/test';
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

/** The files whose subject is also the layout of a narrow screen, and the journeys most people make on a phone. */
const ON_PHONES = [
  'account/register.spec.ts',
  'employer/*.spec.ts',
  'everyone/accessibility*.spec.ts',
  'graduate/{apply,career,main-job,my-internships}.spec.ts',
  'visitor/{carousel,data-request,home,list-details,phone,report,shell}.spec.ts',
];

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
    // Every test runs on a wide screen, but those tagged @phone; the files above on a narrow one, too, but tests tagged @desktop.
    {
      name: 'desktop',
      testIgnore: /e2e\/screens\//,
      grepInvert: /@phone/,
      use: { ...desktop, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: ON_PHONES,
      grepInvert: /@desktop/,
      use: { ...phone, viewport: { width: 360, height: 740 } },
    },
    ...(isPackaged ? [screens] : []),
  ],
});
