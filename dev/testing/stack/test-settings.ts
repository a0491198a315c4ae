/** The bcrypt cost of a site under test: the minimum, which takes 64 times less work than a cost of 10. */
export const TEST_PASSWORD_COST = '4';

export const TEST_SECRET = 'a secret of the tests, long enough for HS256';

/** Sets the environment of a test that has no service. Call it before anything reads the environment. */
export function useTestSettings(appUrl = 'http://localhost:3000'): void {
  Object.assign(process.env, {
    AUTH_SECRET: TEST_SECRET,
    APP_URL: appUrl,
    MONGODB_URI: 'mongodb://127.0.0.1/none',
    SMTP_URL: 'smtp://127.0.0.1:25',
  });
}
