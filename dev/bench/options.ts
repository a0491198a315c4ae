const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The options of the benchmarks, as the help shows them; each benchmark refuses the ones it does not take. */
export const BENCH_OPTIONS = {
  rounds: {
    ...text,
    value: 'N',
    about:
      'cache (5), api, dynamic, workers (7), login (9), dashboard (11), answers (25): rounds of measuring',
  },
  only: { ...text, value: 'PATHS', about: 'cache, login, pages: only these pages, separated by commas' },
  share: { ...text, value: 'N', about: 'scale: part of the data, above 0 and up to 1 (1)' },
  tries: { ...text, value: 'N', about: 'enumeration: tries of each question (500)' },
  runs: { ...text, value: 'N', about: 'pages: Lighthouse runs of each page (5)' },
  why: { ...flag, about: 'pages: show what costs points' },
  rows: { ...text, value: 'N', about: 'dashboard: rows in the long lists (10000)' },
  users: { ...text, value: 'N', about: 'memory: users at the same time (300)' },
  heaps: { ...text, value: 'MB,MB', about: 'memory: heap sizes in MB (384,256)' },
  students: { ...text, value: 'N', about: 'morning: students (100)' },
  'at-once': { ...text, value: 'N', about: 'morning: students at the same time (8)' },
  cost: { ...text, value: 'N', about: 'morning: cost of password hashes, 10 to 14 (12)' },
  readers: { ...flag, about: 'login: only what readers notice' },
  costs: { ...flag, about: 'login: only how many log-ins a core does' },
  train: { ...flag, about: 'checks: learn the weights of the model from the labelled adverts first' },
  listings: { ...text, value: 'N', about: 'search: listings to create (100000)' },
  adverts: { ...text, value: 'FILE', about: 'relevance: the adverts of a job board; with --queries' },
  queries: { ...text, value: 'FILE', about: 'relevance: the judged searches for --adverts' },
} as const;

type Given = Partial<Record<keyof typeof BENCH_OPTIONS, string | boolean>>;

/** Arguments for a benchmark: the options that were given. */
export const benchArguments = (given: Given): string[] =>
  Object.keys(BENCH_OPTIONS).flatMap((name) => {
    const value = given[name as keyof Given];
    if (value === undefined) return [];
    return value === true ? [`--${name}`] : [`--${name}=${value}`];
  });
