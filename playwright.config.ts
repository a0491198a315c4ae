import { defineConfig, devices, type LaunchOptions } from 'playwright/test';

const { defaultBrowserType: _, ...desktop } = devices['Desktop Chrome'];
const { defaultBrowserType: __, ...phone } = devices['Pixel 5'];

/** What global-setup.ts found; not there yet when it runs itself. */
const browser = JSON.parse(process.env.E2E_BROWSER ?? '{}') as LaunchOptions;

/** The files whose subject is also the layout of a narrow screen, and the journeys most people make on a phone. */
const ON_PHONES = [
  'account/register.spec.ts',
  'employer/*.spec.ts',
  'everyone/accessibility*.spec.ts',
  'graduate/{apply,career,main-job,my-internships}.spec.ts',
  'visitor/{carousel,home,list-details,report,shell}.spec.ts',
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
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: process.env.E2E_APP_URL,
    launchOptions: { ...browser, env: { ...process.env, ...browser.env } as Record<string, string> },
    // Recording costs a sixth of the run: `npm run test:e2e -- --trace retain-on-failure` where a failure has to be looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Every test runs on a wide screen, but those tagged @phone; the files above on a narrow one, too, but tests tagged @desktop.
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...desktop, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: ON_PHONES,
      grepInvert: /@desktop/,
      use: { ...phone, viewport: { width: 360, height: 740 } },
    },
  ],
});
