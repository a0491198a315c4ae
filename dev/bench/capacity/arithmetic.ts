import { rounded, type Row } from '../figure';

/** Kinds of requests that are measured separately. */
export const KINDS = [
  'public page',
  'search',
  'personal page',
  'call',
  'login',
  'registration',
  'application',
] as const;
export type Kind = (typeof KINDS)[number];

/** The cost of one request: milliseconds of processor time, and commands sent to the database. */
export interface Cost {
  service: number;
  database: number;
  commands: number;
}
export type Costs = Record<Kind, Cost>;

/** Disk space of one document in kilobytes, with its share of the indexes. */
export type Stored = Record<'listing' | 'person' | 'application' | 'resume', number>;

/** The requests of a visitor on a busy day. Each application uploads a new resume. */
const VISIT: Record<Kind, number> = {
  'public page': 15,
  search: 3,
  'personal page': 3,
  call: 2,
  login: 0.5,
  registration: 0.05,
  application: 0.2,
};

/** Assumptions about the site. */
const SITE = {
  /** The share of people with an account who visit on a busy day. */
  visitorShare: 0.2,
  /** The share of the day's requests in its busiest hour. */
  peakHourShare: 1 / 6,
  /** The maximum load of a core at which requests do not queue. */
  coreUse: 0.6,
  cores: 8,
  /** E-mails per request: one for a registration, and one to each side of an application. */
  mails: { registration: 1, application: 2 } as Partial<Record<Kind, number>>,
  /** The share of people with a stored resume. */
  resumeShare: 1 / 4,
  applicationsAYear: 4,
};

export const SITES = [
  { name: 'a university', people: 5_000 },
  { name: 'the country', people: 2_000_000 },
  { name: 'a hundred countries', people: 200_000_000 },
] as const;

const sum = (of: (kind: Kind) => number): number => KINDS.reduce((total, kind) => total + of(kind), 0);

const HOUR_S = 3_600;
const KB_A_GB = 1_000_000;

interface Site {
  name: string;
  people: number;
}

/** Returns the servers that a site needs in its busiest hour, and its disk space. */
export function needs({ name, people }: Site, costs: Costs, stored: Stored): Row {
  const visitors = people * SITE.visitorShare;
  const aSecond = (of: (kind: Kind) => number) => (visitors * SITE.peakHourShare * sum(of)) / HOUR_S;
  const cores = (of: keyof Cost) => aSecond((kind) => (VISIT[kind] * costs[kind][of]) / 1_000) / SITE.coreUse;
  const mails = visitors * sum((kind) => VISIT[kind] * (SITE.mails[kind] ?? 0));
  const storedKB =
    stored.person + SITE.resumeShare * stored.resume + SITE.applicationsAYear * stored.application;
  return {
    site: name,
    people,
    'requests per second': rounded(aSecond((kind) => VISIT[kind])),
    'service cores': rounded(cores('service'), 1),
    'database cores': rounded(cores('database'), 1),
    [`${SITE.cores}-core machines`]: Math.max(1, Math.ceil(cores('service') / SITE.cores)),
    'database commands per second': rounded(aSecond((kind) => VISIT[kind] * costs[kind].commands)),
    'e-mails per day': rounded(mails),
    'GB after a year': rounded((people * storedKB) / KB_A_GB, 1),
  };
}

/** Returns how many requests of a kind one core handles. */
export const carries = (kind: Kind, { service, database, commands }: Cost): Row => ({
  request: kind,
  'service, CPU ms': rounded(service, 2),
  'database, CPU ms': rounded(database, 2),
  'database commands': rounded(commands, 1),
  'handled per service core and second': rounded(1_000 / service, 1),
  'per visitor on a busy day': VISIT[kind],
});
