/** Every reason for status 503, with its log level and message. The keys are metric labels. */
export const UNAVAILABLE = {
  database: { level: 'warn', message: 'database out of reach' },
  'database slow': { level: 'warn', message: 'query exceeded its time limit' },
  'database full': { level: 'error', message: 'database full' },
  passwords: { level: 'warn', message: 'too many passwords waiting to be hashed' },
  'share pictures': { level: 'warn', message: 'too many share pictures waiting to be drawn' },
  'sign-in provider': { level: 'warn', message: 'sign-in provider unreachable' },
  'virus scanner': { level: 'error', message: 'virus scanner out of reach' },
  pages: { level: 'warn', message: 'too many pages waiting to be rendered' },
  other: { level: 'warn', message: 'service unavailable' },
} as const;

export type UnavailableCause = keyof typeof UNAVAILABLE;
