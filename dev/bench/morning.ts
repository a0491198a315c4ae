import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { clientFor, TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { resumeForm } from '@/dev/testing/client/file-form';
import { registrationOf } from '@/dev/testing/client/registration';
import { pdfFile } from '@/dev/testing/data/documents';
import { startScriptedSmtp } from '@/dev/testing/data/scripted-smtp';
import { startStack } from '@/dev/testing/stack/stack';
import type { InternshipSummary } from '@/lib/internships/listings/mapper';
import { rounded, type Outcome, type Row } from './figure';
import { spentBy } from './process-facts';

const STUDENTS = 100;
/**
 * Concurrent students. If 5,000 students come within four hours for five minutes each, a hundred are online,
 * most of them reading.
 */
const AT_ONCE = 8;
const COST = 12;

/** The IP address that all students share, and its network. */
const CAMPUS = { networks: '196.201.208.0/20', address: '196.201.208.7' };

const RESUME = pdfFile('Resume', 150 * 1_024);
const JSON_TYPE = { 'Content-Type': 'application/json' };
const REFUSALS = new Set([423, 429, 503]);
/** Attempts before a student gives up. */
const TRIES = 20;

type Counts = Map<string, { asked: number; refused: number }>;

interface Site {
  appUrl: string;
  /** Resolves with the token in the verification e-mail to this address, once the e-mail arrives. */
  tokenFor: (email: string) => Promise<string>;
  /** Listings to apply to, in turn. */
  listings: InternshipSummary[];
  counts: Counts;
}

interface Asked {
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string | FormData;
}

/**
 * Sends a request and counts it. Retries a 503 after its `Retry-After`, up to `tries` attempts in all.
 * Throws on any other failure.
 */
async function ask(
  site: Site,
  step: string,
  path: string,
  asked: Asked = {},
  tries = TRIES,
): Promise<Response> {
  const count = site.counts.get(step) ?? { asked: 0, refused: 0 };
  site.counts.set(step, count);
  count.asked += 1;
  const headers = { 'x-forwarded-for': CAMPUS.address, ...asked.headers };
  const answer = await fetch(site.appUrl + path, { ...asked, headers });
  if (answer.ok) return answer;
  const text = await answer.text();
  if (REFUSALS.has(answer.status)) count.refused += 1;
  const seconds = Number(answer.headers.get('retry-after'));
  if (answer.status !== 503 || tries === 1 || !seconds)
    throw new Error(`${step}: ${path} returned status ${answer.status}: ${text.slice(0, 200)}`);
  await wait(1_000 * seconds);
  return ask(site, step, path, asked, tries - 1);
}

async function read(site: Site, step: string, path: string, cookie = ''): Promise<void> {
  await (await ask(site, step, path, { headers: { cookie } })).text();
}

const send = (site: Site, step: string, path: string, json: unknown, cookie = '') =>
  ask(site, step, path, { method: 'POST', headers: { ...JSON_TYPE, cookie }, body: JSON.stringify(json) });

/** Registers and follows the link in the e-mail. */
async function join(site: Site): Promise<string> {
  const form = registrationOf();
  const mail = site.tokenFor(form.email);
  await read(site, 'registration', '/register');
  await (await send(site, 'registration', '/api/auth/register', form)).text();
  const token = await mail;
  await read(site, 'verification', `/verify-email/${token}`);
  await read(site, 'verification', `/api/auth/verify-email/${token}`);
  return form.username;
}

/** Logs in. Returns the session cookies. */
async function logIn(site: Site, username: string): Promise<string> {
  await read(site, 'login', '/login');
  const credentials = { emailOrUsername: username, password: TEST_PASSWORD };
  const answer = await send(site, 'login', '/api/auth/login', credentials);
  await answer.text();
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function browse(site: Site, listing: InternshipSummary, cookie: string): Promise<void> {
  const pages = ['/', '/internships', '/internships/it-telecommunications', '/internships?q=data+intern'];
  for (const path of [...pages, listing.path]) await read(site, 'browsing', path, cookie);
}

async function apply(site: Site, listing: InternshipSummary, cookie: string): Promise<void> {
  const headers = { cookie };
  const uploaded = await ask(site, 'resume', '/api/users/upload-resume', {
    method: 'POST',
    headers,
    body: resumeForm(RESUME),
  });
  const { resume } = (await uploaded.json()) as { resume: { _id: string } };
  const application = { internshipId: listing._id, resumeId: resume._id };
  await (await send(site, 'application', '/api/applications', application, cookie)).text();
  await read(site, 'application', '/dashboard/my-internships', cookie);
}

/** Simulates the n-th student, from the registration form to the list of applications. */
async function oneStudent(site: Site, n: number): Promise<void> {
  const listing = site.listings[n % site.listings.length];
  if (!listing) throw new Error('there is no listing to apply to');
  const username = await join(site);
  const cookie = await logIn(site, username);
  await browse(site, listing, cookie);
  await apply(site, listing, cookie);
}

/** Starts a mail server that receives the e-mails with the students' links. */
async function startInbox() {
  const tokens = new Map<string, string>();
  const waiting = new Map<string, (token: string) => void>();
  const server = await startScriptedSmtp(
    () => '250 2.1.5 OK',
    (recipient, mail) => {
      const token = /\/verify-email\/([\w-]{43})/.exec(mail.replace(/=\n/g, ''))?.[1];
      if (token === undefined) return;
      tokens.set(recipient, token);
      waiting.get(recipient)?.(token);
    },
  );
  const tokenFor = (email: string) =>
    new Promise<string>((resolve) => {
      const token = tokens.get(email);
      if (token === undefined) waiting.set(email, resolve);
      else resolve(token);
    });
  return { ...server, tokenFor };
}

/** Simulates `count` students, `atOnce` at a time. */
async function sendAll(site: Site, count: number, atOnce: number): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < count) {
      next += 1;
      await oneStudent(site, next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

const stepsOf = (counts: Counts, students: number): Row[] =>
  [...counts].map(([step, { asked, refused }]) => ({
    step,
    requests: asked,
    'per student': rounded(asked / students, 1),
    refused,
  }));

const settings = (port: number, cost: string) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  PASSWORD_COST: cost,
  RATE_LIMIT_FACTOR: '1',
  TRUSTED_PROXIES: '1',
  CAMPUS_NETWORKS: CAMPUS.networks,
});

/**
 * Simulates the morning on which a campus hears about the site. Each student registers, follows the link in the e-mail, logs in, browses,
 * uploads a resume and applies. All share one IP address, and the rate limits are those of a deployment. Nobody pauses between steps, so
 * that the hourly limits take effect. For all students: `--students=5000`; for another password cost: `--cost=10`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const options = {
    students: { type: 'string', default: String(STUDENTS) },
    'at-once': { type: 'string', default: String(AT_ONCE) },
    cost: { type: 'string', default: String(COST) },
  } as const;
  const { values } = parseArgs({ args, options });
  const students = Number(values.students);
  const inbox = await startInbox();
  const stack = await startStack({ sample: true, env: settings(inbox.port, values.cost) });
  try {
    const { body: listings } = await clientFor(stack).api<InternshipSummary[]>(
      'GET',
      '/api/internships/featured',
    );
    const site: Site = { appUrl: stack.appUrl, tokenFor: inbox.tokenFor, listings, counts: new Map() };
    const began = performance.now();
    const before = await spentBy(stack);
    await sendAll(site, students, Number(values['at-once']));
    const after = await spentBy(stack);
    const ms = (of: keyof typeof after) => (1_000 * (after[of] - before[of])) / students;
    const minutes = (performance.now() - began) / 60_000;
    const refused = [...site.counts.values()].reduce((sum, count) => sum + count.refused, 0);
    const mails = inbox.taken.length;
    console.log(
      `${students} students in ${rounded(minutes, 1)} minutes, ${mails} e-mails, load average ${loadavg()[0]}`,
    );
    const figure = { unit: '' as const };
    return {
      figures: [
        { ...figure, name: 'refusals', value: refused, bar: { most: 0 } },
        { ...figure, name: 'e-mails per student', value: mails / students, bar: { least: 1 } },
      ],
      rows: stepsOf(site.counts, students),
      more: [
        [
          {
            load: 'a student, from registration to application',
            students,
            'service, CPU ms': rounded(ms('service'), 1),
            'database, CPU ms': rounded(ms('database'), 1),
          },
        ],
      ],
    };
  } finally {
    await stack.stop();
    await inbox.stop();
  }
}
