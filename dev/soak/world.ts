import { internshipPath } from '@/lib/internships/listings/mapper';
import { openFilter } from '@/lib/internships/listings/open-status';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { inDays, makeListing, makeResume, makeUser, type TestUser } from '../testing/data/fixtures';
import type { Role } from '@/lib/platform/core/vocabulary';
import { Pool } from './pool';
import type { Traffic } from './traffic';

export interface Person extends TestUser {
  cookie: string;
}

export interface Shown {
  _id: string;
  path: string;
  employer: Person;
}

/** A slot that holds one open listing at a time. */
export interface Slot {
  listing: Shown;
}

export interface Acknowledged {
  _id: string;
  at: number;
}

/** The users of a soak test, the data they work on, and the acknowledged writes. */
export interface World {
  traffic: Traffic;
  /** Paths of public pages. */
  pages: string[];
  graduates: Pool<Person>;
  employers: Person[];
  editors: Person[];
  administrators: Person[];
  slots: Slot[];
  /** The same slots, which journeys reserve while they change the listing. */
  inHands: Pool<Slot>;
  applications: Acknowledged[];
  /** Replaced listings, which will be deleted. */
  retired: (Shown & { at: number })[];
}

const PEOPLE = { graduates: 60, employers: 8, editors: 4, administrators: 4 };
const SLOTS = 24;
/** The industry of listings published in a soak test. */
export const INDUSTRY = 5;

/** Pages other than listings. */
const STEADY = ['/', '/', '/', '/internships', '/career-tips', '/contact-us', '/career-tips/keep-learning'];
const MAX_LISTING_PAGES = 150;

export const anyOf = <T>(all: readonly T[]): T => {
  const one = all[Math.floor(Math.random() * all.length)];
  if (one === undefined) throw new Error('there is none');
  return one;
};

/** Returns one of a few hundred random titles. More titles would make the search index grow with every new word. */
export const anyTitle = (): string => `Soak Intern ${Math.floor(Math.random() * 300)}`;

async function makePeople(role: Role, count: number): Promise<Person[]> {
  const users = await Promise.all(Array.from({ length: count }, () => makeUser(role)));
  return users.map((user) => ({
    ...user,
    cookie: `next-auth.session-token=${user.token}; mwanzo-signed-in=1`,
  }));
}

async function publicPages(): Promise<string[]> {
  const listings = await InternshipModel.find(openFilter(new Date()))
    .select('industryId slug')
    .limit(MAX_LISTING_PAGES)
    .lean<Pick<InternshipRecord, 'industryId' | 'slug'>[]>();
  const own = listings.map(internshipPath);
  const lists = [...new Set(own.map((path) => path.split('/').slice(0, 3).join('/')))];
  const feeds = lists.map((path) => path.replace('/internships/', '/feeds/') + '.xml');
  return [...STEADY, ...lists, ...lists, ...lists.map((path) => `${path}?page=2`), ...feeds, ...own];
}

const employerOf = (employers: Person[], index: number): Person => {
  const one = employers[index % employers.length];
  if (!one) throw new Error('there is no employer');
  return one;
};

/** Adds the users of a soak test and their data to the sample data. Uses the connection of this process. */
export async function makeWorld(traffic: Traffic): Promise<World> {
  const pages = await publicPages();
  const [graduates, employers, editors, administrators] = await Promise.all([
    makePeople('recent graduate', PEOPLE.graduates),
    makePeople('employer', PEOPLE.employers),
    makePeople('editor', PEOPLE.editors),
    makePeople('administrator', PEOPLE.administrators),
  ]);
  for (const graduate of graduates) await makeResume(graduate);
  const slots = await Promise.all(
    Array.from({ length: SLOTS }, async (_, index) => {
      const employer = employerOf(employers, index);
      const record = await makeListing({
        title: anyTitle(),
        industryId: INDUSTRY,
        postedBy: employer._id,
        applicationDeadline: inDays(30),
      });
      return { listing: { _id: record._id.toHexString(), path: internshipPath(record), employer } };
    }),
  );
  return {
    traffic,
    pages,
    graduates: new Pool(graduates),
    employers,
    editors,
    administrators,
    slots,
    inHands: new Pool(slots),
    applications: [],
    retired: [],
  };
}
