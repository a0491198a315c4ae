import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { clientFor } from '@/dev/testing/client/client-for';
import { startScriptedSmtp } from '@/dev/testing/data/scripted-smtp';
import { startStack } from '@/dev/testing/stack/stack';
import type { InternshipSummary } from '@/lib/internships/listings/mapper';
import { rounded, type Outcome, type Row } from './figure';
import { CAMPUS, oneStudent, type Counts, type Site } from './morning/students';
import { spentBy } from './process-facts';

const STUDENTS = 100;
/**
 * Concurrent students. If 5,000 students come within four hours for five minutes each, a hundred are online,
 * most of them reading.
 */
const AT_ONCE = 8;
const COST = 12;

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
