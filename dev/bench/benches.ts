import type { Outcome } from './figure';

export interface Bench {
  about: string;
  /** The document with its results, if it is not docs/performance.md. */
  document?: string;
  /** Loads the benchmark; `measure` takes the command line's arguments. */
  load: () => Promise<{ measure: (args: string[]) => Promise<Outcome> }>;
}

/** All benchmarks, by their names on the command line. */
export const BENCHES = {
  pages: { about: 'weight of public pages, and what Lighthouse says of them', load: () => import('./pages') },
  weight: {
    about: 'bytes of public pages before and after they are touched, beside an empty page of Next.js',
    load: () => import('./weight'),
  },
  apply: {
    about: 'bytes from the home page to an application, everything counted',
    load: () => import('./apply'),
  },
  press: {
    about: 'the first press on a public page, on a slow phone and a slow line',
    load: () => import('./press'),
  },
  cache: {
    about: 'cached public pages, compared with a bare Node server that sends the same bytes',
    load: () => import('./cache'),
  },
  dynamic: {
    about: 'processor time of the dashboards, compared with an empty page and a list of the same size',
    load: () => import('./dynamic'),
  },
  api: {
    about: 'processor time of calls, compared with a route handler of Next.js that has the same JSON',
    load: () => import('./api'),
  },
  answers: {
    about: 'moving 500 applicants at once, and the views of 500 applicants compared with those of ten',
    load: () => import('./answers'),
  },
  capacity: {
    about:
      'what a core carries of each kind of visit, and what a university, the country and more would need',
    document: 'docs/scale.md',
    load: () => import('./capacity'),
  },
  workers: {
    about: 'how much more two workers do than one process, by processor time',
    load: () => import('./workers'),
  },
  stalls: {
    about:
      'how long the event loop is busy at a stretch during imports, exports, backups, log-ins, uploads and pictures',
    load: () => import('./stalls'),
  },
  enumeration: {
    about: 'whether answers or their times reveal who has an account',
    load: () => import('./enumeration'),
  },
  dashboard: {
    about: 'first paint of the dashboards with many rows behind them',
    load: () => import('./dashboard'),
  },
  start: { about: 'how long a build and a start take, and memory at rest', load: () => import('./start') },
  scale: {
    about: 'lists and dashboards of 100,000 listings, 200,000 users, 1,000,000 applications',
    load: () => import('./scale'),
  },
  uploads: { about: 'the memory of many concurrent uploads', load: () => import('./uploads') },
  pictures: {
    about: 'time to draw and to serve the share pictures of all sample listings',
    load: () => import('./pictures'),
  },
  db: {
    about: 'the embedded database, compared with an echo over the same kind of socket',
    load: () => import('./database'),
  },
  login: {
    about: 'the effect of twenty concurrent log-ins on readers',
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
    about: 'the disk that listings, users, applications and resumes take',
    load: () => import('./disk'),
  },
  checks: {
    about: 'frauds that the checks of listings find, honest adverts they flag, and their time',
    load: () => import('./checks'),
  },
  alerts: {
    about: '100,000 alerts matched with 500 new listings',
    load: () => import('./alerts'),
  },
  relevance: {
    about: 'judged searches of the sample listings, compared with MiniSearch',
    load: () => import('./relevance'),
  },
  search: { about: 'the search of 100,000 listings', load: () => import('./search') },
} satisfies Record<string, Bench>;
