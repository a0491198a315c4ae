/** What the tests sign with. */
export const TEST_SECRET = 'a secret of the tests, long enough for HS256';

/** Gives the process the settings that a test without a service needs; to be called before anything asks for them. */
export function useTestSettings(appUrl = 'http://localhost:3000'): void {
  Object.assign(process.env, {
    AUTH_SECRET: TEST_SECRET,
    APP_URL: appUrl,
    MONGODB_URI: 'mongodb://127.0.0.1/none',
    SMTP_URL: 'smtp://127.0.0.1:25',
  });
}
