import type { Outcome } from './figure';

export interface Bench {
  about: string;
  /** The document with the results. Default: docs/performance.md. */
  document?: string;
  /** Loads the benchmark. `measure` takes the arguments of the command line. */
  load: () => Promise<{ measure: (args: string[]) => Promise<Outcome> }>;
}

/** All benchmarks by name, as typed on the command line. */
export const BENCHES = {
  weight: {
    about: 'bytes of public pages before and after the first touch, of an application and of dashboards',
    load: () => import('./weight'),
  },
  lighthouse: { about: 'Lighthouse scores of public pages', load: () => import('./lighthouse') },
  cache: {
    about:
      'processor time of cached public pages, compared with a bare Node server that sends the same bytes',
    load: () => import('./cache'),
  },
  dynamic: {
    about: 'processor time of dashboards and API calls, compared with the same Next.js without data',
    load: () => import('./dynamic'),
  },
  workers: {
    about: 'throughput of two workers compared with one process, calculated from processor time',
    load: () => import('./workers'),
  },
  start: { about: 'time of a build and of a start, and idle memory', load: () => import('./start') },
  memory: {
    about: 'the memory of a node under 300 users, with the documented heap size and a smaller one',
    load: () => import('./memory'),
  },
  stalls: {
    about: 'the longest event loop stalls during imports, exports, backups, logins, uploads and pictures',
    load: () => import('./stalls'),
  },
  morning: {
    about: 'a morning on which many students of one campus register, log in, browse and apply',
    load: () => import('./morning'),
  },
  scale: {
    about: 'lists and dashboards with 100,000 listings, 200,000 users and 1,000,000 applications',
    load: () => import('./scale'),
  },
  search: { about: 'time and memory of searches among 100,000 listings', load: () => import('./search') },
  relevance: {
    about: 'relevance of the results of judged searches in the sample listings, compared with MiniSearch',
    load: () => import('./relevance'),
  },
  checks: {
    about: 'frauds that the checks find, honest adverts they flag, and the time of a check',
    load: () => import('../fraud-model/measure'),
  },
  capacity: {
    about: 'requests of each kind that one core handles, and what a university or a country would need',
    document: 'docs/scale.md',
    load: () => import('./capacity'),
  },
} satisfies Record<string, Bench>;
