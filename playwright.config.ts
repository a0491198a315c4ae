import { defineConfig, devices, type LaunchOptions } from '@playwright/test';

const { defaultBrowserType: _, ...desktop } = devices['Desktop Chrome'];
const { defaultBrowserType: __, ...phone } = devices['Pixel 5'];

/** What global-setup.ts found; not there yet when it runs itself. */
const browser = JSON.parse(process.env.E2E_BROWSER ?? '{}') as LaunchOptions;

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: process.env.E2E_APP_URL,
    launchOptions: { ...browser, env: { ...process.env, ...browser.env } as Record<string, string> },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    // What there is on one of the two only is tried there only.
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...desktop, viewport: { width: 1280, height: 800 } },
    },
    { name: 'phone', grepInvert: /@desktop/, use: { ...phone, viewport: { width: 360, height: 740 } } },
  ],
});
