/** The bcrypt cost of a site under test, the lowest there is: 64 times less work than at 10. */
export const TEST_PASSWORD_COST = '4';

/** The session secret of tests. */
export const TEST_SECRET = 'a secret of the tests, long enough for HS256';

/**
 * Sets the environment that a test without a service needs; call it before anything reads the environment.
 */
export function useTestSettings(appUrl = 'http://localhost:3000'): void {
  Object.assign(process.env, {
    AUTH_SECRET: TEST_SECRET,
    APP_URL: appUrl,
    MONGODB_URI: 'mongodb://127.0.0.1/none',
    SMTP_URL: 'smtp://127.0.0.1:25',
  });
}
