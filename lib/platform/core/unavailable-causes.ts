/** Every reason for status 503, with its log level and message. The keys are labels of metrics. */
export const UNAVAILABLE = {
  database: { level: 'warn', message: 'database out of reach' },
  'database slow': { level: 'warn', message: 'a query took longer than it may' },
  'database full': { level: 'error', message: 'the database has no room for more' },
  passwords: { level: 'warn', message: 'too many passwords wait to be hashed' },
  'share pictures': { level: 'warn', message: 'too many share pictures wait to be drawn' },
  'sign-in provider': { level: 'warn', message: 'a sign-in provider is out of reach' },
  pages: { level: 'warn', message: 'too many pages wait to be rendered' },
  other: { level: 'warn', message: 'the service could not answer' },
} as const;

export type UnavailableCause = keyof typeof UNAVAILABLE;
