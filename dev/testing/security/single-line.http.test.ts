import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '../client/client';
import { uniqueLetters } from '../client/client-for';
import { facts, submit } from '../client/submission-calls';
import { makeApplication } from '../data/applications';
import { inDays, makeListing, makeUser, type TestUser } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';

/** Characters that no single-line field may contain. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const BREAKS = ['\n', '\r\n', '\t', '\u2028', '\u0085'];
const CONTROLS = ['\u0000', '\u0007', '\u001b', '\u007f'];
/** An invisible character that is removed from every field. */
const OVERRIDE = '\u202e';
const ALL = [...BREAKS, ...CONTROLS, OVERRIDE];

type Who = 'administrator' | 'employer' | 'graduate';
let people: Record<Who, TestUser>;
let application: string;

stackDatabase();
beforeAll(async () => {
  people = {
    administrator: await makeUser('administrator'),
    employer: await makeUser('employer'),
    graduate: await makeUser('recent graduate'),
  };
  const listing = await makeListing({ postedBy: people.employer._id });
  application = (await makeApplication(listing)).application._id.toHexString();
});

interface Answered {
  status: number;
  body: unknown;
}

const call = (who: Who | null, method: string, path: string, json: unknown): Promise<Answered> =>
  api(method, path, { ...(who && { token: people[who].token }), json });

const listing = (change: object) =>
  call('administrator', 'POST', '/api/internships', {
    title: `Intern ${uniqueLetters()}`,
    company: 'Safari Labs',
    industryId: 1,
    location: 'Nairobi',
    duration: '3 months',
    applicationDeadline: inDays(20).toISOString(),
    applyLink: 'https://safarilabs.example/apply',
    descriptionParagraph: 'Work on maps.',
    ...change,
  });
const interview = (change: object) =>
  call('employer', 'PUT', `/api/employer/applications/${application}/status`, {
    status: 'interview',
    interview: { at: inDays(3).toISOString(), place: 'Moi Avenue', ...change },
  });
const profile = (change: object) =>
  call('employer', 'PUT', '/api/employer/profile', {
    name: `Mlima ${uniqueLetters()}`,
    kind: 'company',
    ...change,
  });
const career = (change: object) => call('graduate', 'PUT', '/api/users/career', change);
const synonym = (change: object) =>
  call('administrator', 'POST', '/api/admin/synonyms', {
    phrase: uniqueLetters(),
    means: uniqueLetters(),
    ...change,
  });
const alert = (q: string) => call('graduate', 'POST', '/api/users/alerts', { search: { q } });

/** Single-line fields, each with the call that sends a value in it. */
const TEXTS: Record<string, (text: string) => Promise<Answered>> = {
  'the title of a listing': (title) => listing({ title }),
  'the company of a listing': (company) => listing({ company }),
  'the location of a listing': (location) => listing({ location }),
  'the duration of a listing': (duration) => listing({ duration }),
  'the heading of a listing': (descriptionIntroHeading) => listing({ descriptionIntroHeading }),
  'a line of a list': (line) => listing({ yourRole: [line] }),
  'the title of a submission': (title) => submit(people.employer, facts({ title })),
  'the name of an employer': (name) => profile({ name: `${uniqueLetters()} ${name}` }),
  'the place of an interview': (place) => interview({ place }),
  'the contact of an interview': (contact) => interview({ contact }),
  'a school': (school) => career({ school }),
  'a skill': (skill) => career({ skills: [skill] }),
  'the place of an experience': (place) => career({ experience: [{ title: 'Attaché', place }] }),
  'the school of earlier studies': (school) => career({ studies: [{ school }] }),
  'the issuer of a certificate': (issuer) => career({ certificates: [{ name: 'CPA', issuer }] }),
  'the job of a referee': (role) => career({ referees: [{ name: 'Jane', role, contact: '0712345678' }] }),
  'a synonym': (means) => synonym({ means }),
  'the search of an alert': (text) => alert(`${text} ${uniqueLetters()}`),
  'the name of a sender': (name) =>
    call(null, 'POST', '/api/contact', { name, email: 'a@people.example', message: 'Hello' }),
};

const LINKS: Record<string, (link: string) => Promise<Answered>> = {
  'the link of a listing': (applyLink) => listing({ applyLink }),
  'the link of a submission': (applyLink) => submit(people.employer, facts({ applyLink })),
  'the website of an employer': (website) => profile({ website }),
  'a link of a career': (link) => career({ links: [link] }),
  'the link of an interview': (link) => interview({ link }),
};

describe.each(Object.entries(TEXTS))('%s', (_, send) => {
  test('is stored on one line, or rejected', async () => {
    for (const sign of ALL) {
      const { status, body } = await send(`Nairobi${sign}West`);
      expect([200, 201, 202, 409, 422]).toContain(status);
      if (status === 422) continue;
      expect(strings(body).filter((text) => text.includes('Nairobi') && UNSEEN.test(text))).toEqual([]);
    }
  });
});

describe.each(Object.entries(LINKS))('%s', (what, send) => {
  test('is refused if broken, and stored without invisible characters', async () => {
    for (const sign of ALL) {
      for (const link of [`https://example.com/a${sign}b`, `https://exam${sign}ple.com/a`]) {
        const { status, body } = await send(link);
        if (sign === OVERRIDE) expect([200, 201], JSON.stringify(body)).toContain(status);
        // For this field, zod removes line breaks and tabs, as a browser does.
        else if (what !== 'the link of an interview' || !BREAKS.includes(sign)) expect(status).toBe(422);
        expect(strings(body).filter((text) => UNSEEN.test(text))).toEqual([]);
      }
    }
  });
});

/** Returns every string in a response body. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}
