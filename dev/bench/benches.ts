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
  pages: { about: 'weight and Lighthouse scores of public pages', load: () => import('./pages') },
  weight: {
    about: 'bytes of public pages before and after the first touch, compared with an empty Next.js page',
    load: () => import('./weight'),
  },
  apply: {
    about: 'all bytes sent from the home page to an application',
    load: () => import('./apply'),
  },
  press: {
    about: 'response to the first press on a public page, on a slow phone and a slow connection',
    load: () => import('./press'),
  },
  cache: {
    about:
      'processor time of cached public pages, compared with a bare Node server that sends the same bytes',
    load: () => import('./cache'),
  },
  dynamic: {
    about: 'processor time of the dashboards, compared with an empty page and a list of the same size',
    load: () => import('./dynamic'),
  },
  api: {
    about: 'processor time of API calls, compared with a Next.js route handler that serves the same JSON',
    load: () => import('./api'),
  },
  answers: {
    about: 'a bulk status change of 500 applicants, and views of 500 applicants compared with ten',
    load: () => import('./answers'),
  },
  capacity: {
    about: 'requests of each kind that one core handles, and what a university or a country would need',
    document: 'docs/scale.md',
    load: () => import('./capacity'),
  },
  workers: {
    about: 'throughput of two workers compared with one process, calculated from processor time',
    load: () => import('./workers'),
  },
  stalls: {
    about: 'the longest event loop stalls during imports, exports, backups, logins, uploads and pictures',
    load: () => import('./stalls'),
  },
  enumeration: {
    about: 'whether responses or their times reveal who has an account',
    load: () => import('./enumeration'),
  },
  dashboard: {
    about: 'first paint of dashboards with many rows',
    load: () => import('./dashboard'),
  },
  start: { about: 'time of a build and of a start, and idle memory', load: () => import('./start') },
  scale: {
    about: 'lists and dashboards with 100,000 listings, 200,000 users and 1,000,000 applications',
    load: () => import('./scale'),
  },
  uploads: { about: 'the memory of many concurrent uploads', load: () => import('./uploads') },
  pictures: {
    about: 'time to draw and serve the share pictures of all sample listings',
    load: () => import('./pictures'),
  },
  db: {
    about: 'the embedded database, compared with an echo server over the same kind of socket',
    load: () => import('./database'),
  },
  login: {
    about: 'the effect of twenty concurrent logins on readers',
    load: () => import('./login'),
  },
  morning: {
    about: 'a morning on which many students of one campus register, log in, browse and apply',
    load: () => import('./morning'),
  },
  memory: {
    about: 'the memory of a node under 300 users, with the documented heap size and a smaller one',
    load: () => import('./memory'),
  },
  disk: {
    about: 'disk space of listings, users, applications and resumes',
    load: () => import('./disk'),
  },
  checks: {
    about: 'frauds that the checks find, honest adverts they flag, and the time of a check',
    load: () => import('./checks'),
  },
  alerts: {
    about: 'time to match 100,000 alerts with 500 new listings',
    load: () => import('./alerts'),
  },
  relevance: {
    about: 'relevance of the results of judged searches in the sample listings, compared with MiniSearch',
    load: () => import('./relevance'),
  },
  search: { about: 'time and memory of searches among 100,000 listings', load: () => import('./search') },
} satisfies Record<string, Bench>;
