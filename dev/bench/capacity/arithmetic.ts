import { rounded, type Row } from '../figure';

/** What people do, each measured by itself. */
export const KINDS = [
  'public page',
  'search',
  'personal page',
  'call',
  'log-in',
  'registration',
  'application',
] as const;
export type Kind = (typeof KINDS)[number];

/** What one takes: milliseconds of processor time, and commands sent to the database. */
export interface Cost {
  service: number;
  database: number;
  commands: number;
}
export type Costs = Record<Kind, Cost>;

/** What a visitor does on a busy day. An application is sent with a new resume. */
const VISIT: Record<Kind, number> = {
  'public page': 15,
  search: 3,
  'personal page': 3,
  call: 2,
  'log-in': 0.5,
  registration: 0.05,
  application: 0.2,
};

/** The assumptions beside those of a visit. */
const SITE = {
  /** Of all people with an account, on a busy day. */
  visitorShare: 0.2,
  /** Of the day's requests, in its busiest hour. */
  peakHourShare: 1 / 6,
  /** Of a core, so that nobody waits. */
  coreUse: 0.6,
  cores: 8,
  /** Mails: the link of a registration, and one to each side of an application. */
  mails: { registration: 1, application: 2 } as Partial<Record<Kind, number>>,
  /** Kilobytes on disk with indexes, as `npm run bench -- disk` has them; a person keeps one resume in four. */
  storedKB: { person: 4.4, resumes: 163 / 4, applicationsAYear: 4 * 0.9 },
};

/** The sites that are reckoned. */
export const SITES = [
  { name: 'a university', people: 5_000 },
  { name: 'the country', people: 2_000_000 },
  { name: 'a hundred countries', people: 200_000_000 },
] as const;

const sum = (of: (kind: Kind) => number): number => KINDS.reduce((total, kind) => total + of(kind), 0);

const HOUR_S = 3_600;
const KB_A_GB = 1_000_000;

/** What a site of so many people needs in its busiest hour, and stores. */
export function needs({ name, people }: { name: string; people: number }, costs: Costs): Row {
  const visitors = people * SITE.visitorShare;
  const aSecond = (of: (kind: Kind) => number) => (visitors * SITE.peakHourShare * sum(of)) / HOUR_S;
  const cores = (of: keyof Cost) => aSecond((kind) => (VISIT[kind] * costs[kind][of]) / 1_000) / SITE.coreUse;
  const mails = visitors * sum((kind) => VISIT[kind] * (SITE.mails[kind] ?? 0));
  const { person, resumes, applicationsAYear } = SITE.storedKB;
  return {
    site: name,
    people,
    'requests a second': rounded(aSecond((kind) => VISIT[kind])),
    'cores of the service': rounded(cores('service'), 1),
    'cores of the database': rounded(cores('database'), 1),
    [`machines of ${SITE.cores} cores`]: Math.max(1, Math.ceil(cores('service') / SITE.cores)),
    'database commands a second': rounded(aSecond((kind) => VISIT[kind] * costs[kind].commands)),
    'mails a day': rounded(mails),
    'GB after a year': rounded((people * (person + resumes + applicationsAYear)) / KB_A_GB, 1),
  };
}

/** What a core carries of each kind. */
export const carries = (kind: Kind, { service, database, commands }: Cost): Row => ({
  visit: kind,
  'service, ms of a core': rounded(service, 2),
  'database, ms of a core': rounded(database, 2),
  'database commands': rounded(commands, 1),
  'a core of the service does, a second': rounded(1_000 / service, 1),
  'a visitor does on a busy day': VISIT[kind],
});
