import { setTimeout as wait } from 'node:timers/promises';
import { TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { pdfFile } from '@/dev/testing/data/documents';
import { resumeForm } from '@/dev/testing/client/file-form';
import { registrationOf } from '@/dev/testing/client/registration';
import type { InternshipSummary } from '@/lib/internships/listings/mapper';

/** The IP address that all students share, and its network. */
export const CAMPUS = { networks: '196.201.208.0/20', address: '196.201.208.7' };

const RESUME = pdfFile('Resume', 150 * 1_024);
const JSON_TYPE = { 'Content-Type': 'application/json' };
const REFUSALS = new Set([423, 429, 503]);
/** Attempts before a student gives up. */
const TRIES = 20;

export type Counts = Map<string, { asked: number; refused: number }>;

export interface Site {
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
export async function oneStudent(site: Site, n: number): Promise<void> {
  const listing = site.listings[n % site.listings.length];
  if (!listing) throw new Error('there is no listing to apply to');
  const username = await join(site);
  const cookie = await logIn(site, username);
  await browse(site, listing, cookie);
  await apply(site, listing, cookie);
}
