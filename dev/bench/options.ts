const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The options of the benchmarks, as shown in the help. Each benchmark rejects options that it does not support. */
export const BENCH_OPTIONS = {
  rounds: {
    ...text,
    value: 'N',
    about: 'cache (5), api, dynamic, workers (7), login (9), dashboard (11), answers (25): rounds',
  },
  only: { ...text, value: 'PATHS', about: 'cache, login, pages: only these pages, separated by commas' },
  share: { ...text, value: 'N', about: 'scale: share of the data, above 0 and up to 1 (1)' },
  tries: { ...text, value: 'N', about: 'enumeration: tries per call (500)' },
  runs: { ...text, value: 'N', about: 'pages: Lighthouse runs per page (5)' },
  why: { ...flag, about: 'pages: show the audits that cost points' },
  rows: { ...text, value: 'N', about: 'dashboard: rows in the long lists (10000)' },
  users: { ...text, value: 'N', about: 'memory: concurrent users (300)' },
  heaps: { ...text, value: 'MB,MB', about: 'memory: heap sizes in MB (384,256)' },
  students: { ...text, value: 'N', about: 'morning: students (100)' },
  'at-once': { ...text, value: 'N', about: 'morning: concurrent students (8)' },
  cost: { ...text, value: 'N', about: 'morning: cost of password hashes, 10 to 14 (12)' },
  readers: { ...flag, about: 'login: only the effect on readers' },
  costs: { ...flag, about: 'login: only the logins per core' },
  train: { ...flag, about: 'checks: train the model on the labelled adverts first' },
  listings: { ...text, value: 'N', about: 'alerts, search: listings to create (100000)' },
  adverts: { ...text, value: 'FILE', about: 'relevance: the adverts of a job board (requires --queries)' },
  queries: { ...text, value: 'FILE', about: 'relevance: the judged searches (requires --adverts)' },
} as const;

type Given = Partial<Record<keyof typeof BENCH_OPTIONS, string | boolean>>;

/** Returns the options that were given, as arguments for a benchmark. */
export const benchArguments = (given: Given): string[] =>
  Object.keys(BENCH_OPTIONS).flatMap((name) => {
    const value = given[name as keyof Given];
    if (value === undefined) return [];
    return value === true ? [`--${name}`] : [`--${name}=${value}`];
  });
