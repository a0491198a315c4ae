import { defineConfig, devices } from '@playwright/test';

const { defaultBrowserType: _, ...desktop } = devices['Desktop Chrome'];
const { defaultBrowserType: __, ...phone } = devices['Pixel 5'];

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
  use: { trace: 'retain-on-failure', screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', use: { ...desktop, viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { ...phone, viewport: { width: 360, height: 740 } } },
  ],
});
