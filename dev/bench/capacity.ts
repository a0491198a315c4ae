import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { pdfFile } from '../testing/data/documents';
import { resumeForm } from '../testing/client/file-form';
import { connectToStack, makeListing, makeUser } from '../testing/data/fixtures';
import { startStack, type Stack } from '../testing/stack/stack';
import { TEST_SECRET } from '../testing/stack/test-settings';
import { carries, KINDS, needs, SITES, type Cost, type Costs, type Kind } from './capacity/arithmetic';
import { measureStorage } from './capacity/storage';
import { commandsSent, METRICS_TOKEN } from './dynamic/burst';
import { fillRoles } from './dynamic/fill-roles';
import type { Outcome } from './figure';
import { logIn, someone } from './log-ins';
import { spentBy } from './process-facts';

const AT_ONCE = 4;
const ROWS = 1_000;
const WORDS = ['intern', 'data', 'nurse', 'law', 'sales', 'nairobi', 'design', 'bank', 'hr', 'farm'];
/** A typical resume. */
const RESUME = pdfFile('Resume', 150 * 1_024);

/** Repetitions of each kind: enough to make the service's other work negligible. */
const TIMES: Record<Kind, number> = {
  'public page': 2_000,
  search: 200,
  'personal page': 200,
  call: 300,
  login: 30,
  registration: 30,
  application: 60,
};

async function ask(url: string, token?: string, init: RequestInit = {}): Promise<string> {
  const headers = {
    'accept-encoding': 'br',
    ...(token && { authorization: `Bearer ${token}` }),
    ...init.headers,
  };
  const answer = await fetch(url, { ...init, headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} returned status ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

async function costOf(stack: Stack, times: number, once: () => Promise<unknown>): Promise<Cost> {
  for (let time = 0; time < times / 5; time += 1) await once();
  const [before, commands] = [await spentBy(stack), await commandsSent(stack.appUrl)];
  for (let sent = 0; sent < times; sent += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, times - sent) }, once));
  }
  const after = await spentBy(stack);
  const ms = (of: keyof typeof after) => (1_000 * (after[of] - before[of])) / times;
  const sent = (await commandsSent(stack.appUrl)) - commands;
  return { service: ms('service'), database: ms('database'), commands: sent / times };
}

/** Uploads a resume and applies, each time as a different graduate. */
async function applying({ appUrl }: Stack, times: number): Promise<() => Promise<unknown>> {
  const { _id: internshipId } = await makeListing();
  const people = await Promise.all(
    Array.from({ length: Math.ceil(1.2 * times) + AT_ONCE }, () => makeUser('recent graduate')),
  );
  return async () => {
    const token = people.pop()?.token;
    const body = resumeForm(RESUME);
    const sent = await ask(`${appUrl}/api/users/upload-resume`, token, { method: 'POST', body });
    const { resume } = JSON.parse(sent) as { resume: { _id: string } };
    return ask(`${appUrl}/api/applications`, token, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ internshipId, resumeId: resume._id }),
    });
  };
}

async function measureCosts(stack: Stack): Promise<Costs> {
  const { appUrl } = stack;
  const { graduate } = await fillRoles(ROWS);
  const name = await someone(appUrl);
  const personal = { headers: { cookie: `next-auth.session-token=${graduate}` } };
  let searches = 0;
  const once: Record<Kind, () => Promise<unknown>> = {
    'public page': () => ask(`${appUrl}/`),
    search: () => {
      searches += 1;
      // Requests a different page each time, so that none is in the cache.
      return ask(`${appUrl}/internships?q=${WORDS[searches % WORDS.length]}+${searches}`);
    },
    'personal page': () => ask(`${appUrl}/dashboard/my-internships`, undefined, personal),
    call: () => ask(`${appUrl}/api/internships/industry/1`),
    login: () => logIn(appUrl, name),
    registration: () => someone(appUrl),
    application: await applying(stack, TIMES.application),
  };
  const costs: Partial<Costs> = {};
  for (const kind of KINDS) costs[kind] = await costOf(stack, TIMES[kind], once[kind]);
  return costs as Costs;
}

/**
 * Starts the service with a new database, because both measurements create documents with the same IDs. The secret is the same, because
 * this process reads it once.
 */
async function onNewStack<Result>(run: (stack: Stack) => Promise<Result>): Promise<Result> {
  const env = { METRICS_TOKEN, PASSWORD_COST: '12', AUTH_SECRET: TEST_SECRET };
  const stack = await startStack({ sample: true, env });
  try {
    await connectToStack(stack);
    return await run(stack);
  } finally {
    await mongoose.disconnect();
    await stack.stop();
  }
}

/**
 * Measures how many requests of each kind one core handles and how much space each kind of document takes. Estimates the needs of a
 * university, a country and a hundred countries from the assumptions in capacity/arithmetic.ts.
 */
export async function measure(args: string[]): Promise<Outcome> {
  parseArgs({ args, options: {} });
  const storage = await onNewStack(measureStorage);
  const costs = await onNewStack(measureCosts);
  return {
    figures: [],
    rows: KINDS.map((kind) => carries(kind, costs[kind])),
    more: [storage.rows, SITES.map((site) => needs(site, costs, storage.stored))],
  };
}
