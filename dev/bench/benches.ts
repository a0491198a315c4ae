import type { Outcome } from './figure';

export interface Bench {
  about: string;
  /** Loads what measures; it takes the arguments of the command line. */
  load: () => Promise<{ measure: (args: string[]) => Promise<Outcome> }>;
}

/** Every measurement there is, by what it is called on the command line. */
export const BENCHES = {
  pages: { about: 'weight of public pages, and what Lighthouse says of them', load: () => import('./pages') },
  cache: {
    about: 'kept public pages beside a bare Node server with the same bytes',
    load: () => import('./cache'),
  },
  dynamic: {
    about: 'processor time of the dashboards beside an empty page and a list of like size',
    load: () => import('./dynamic'),
  },
  enumeration: {
    about: 'whether answers or their times tell who has an account',
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
  uploads: { about: 'memory that many uploads at once take', load: () => import('./uploads') },
  pictures: {
    about: 'what the share pictures of all sample listings take, drawn and stored',
    load: () => import('./pictures'),
  },
  db: {
    about: 'the embedded database beside an echo over the same socket',
    load: () => import('./database'),
  },
  login: {
    about: 'what readers feel of twenty people logging in at once',
    load: () => import('./login'),
  },
  morning: {
    about: 'a morning on which many students of one campus register, log in, browse and apply',
    load: () => import('./morning'),
  },
  memory: {
    about: 'the memory a node takes under 300 users, with the heap of the documents and a smaller one',
    load: () => import('./memory'),
  },
  disk: {
    about: 'the disk that listings, users, applications and resumes take',
    load: () => import('./disk'),
  },
  search: { about: 'the search of 100,000 listings', load: () => import('./search') },
} satisfies Record<string, Bench>;
