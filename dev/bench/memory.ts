import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { pdfFile } from '@/dev/testing/data/documents';
import { resumeForm } from '@/dev/testing/client/file-form';
import { connectToStack, makeUser } from '@/dev/testing/data/fixtures';
import { startStack, type Stack } from '@/dev/testing/stack/stack';
import { rounded, type Figure, type Outcome, type Row } from './figure';
import { logIn, someone } from './people';
import { treeMemory } from './process-facts';
import { templates } from './templates';

const USERS = 300;
const SECONDS = 45;
/** Heap sizes in megabytes: the documented one, and one for a smaller server. */
const HEAPS = [384, 256];
/** Maximum megabytes of a node, including its child processes, at the documented heap size. */
const MOST = 450;
const LOOK_EVERY_MS = 100;
const RESUME = pdfFile('Resume', 400 * 1_024);
const WORDS = ['intern', 'data', 'nurse', 'law', 'sales', 'nairobi', 'design', 'bank'];

async function peakUntil({ servicePid }: Stack, isOver: () => boolean): Promise<number> {
  let peak = 0;
  while (!isOver()) {
    peak = Math.max(peak, await treeMemory(servicePid));
    await wait(LOOK_EVERY_MS);
  }
  return peak;
}

/** Simulates one user in a loop. Rate-limited requests count too. */
async function oneUser({ appUrl }: Stack, n: number, pages: string[], name: string, until: number) {
  const { token } = await makeUser('recent graduate');
  const headers = { authorization: `Bearer ${token}`, cookie: `next-auth.session-token=${token}` };
  const get = async (path: string) => (await fetch(appUrl + path, { headers })).arrayBuffer();
  const body = () => resumeForm(RESUME);
  const post = async () =>
    (
      await fetch(`${appUrl}/api/users/upload-resume`, { method: 'POST', headers, body: body() })
    ).arrayBuffer();
  let answered = 0;
  for (let turn = n; performance.now() < until; turn += 1) {
    await get(pages[turn % pages.length] ?? '/');
    await get(`/internships?q=${WORDS[turn % WORDS.length]}&page=${(turn % 5) + 1}`);
    await get('/dashboard');
    answered += 3;
    if (turn % 10 === 0) await post();
    if (turn % 15 === 0) await logIn(appUrl, name).catch(() => undefined);
  }
  return answered;
}

async function measureHeap(heapMB: number, users: number): Promise<{ peak: number; row: Row }> {
  const stack = await startStack({ sample: true, heapMB });
  try {
    await connectToStack(stack);
    const pages = (await templates(stack)).map(({ path }) => path);
    const name = await someone(stack.appUrl);
    const until = performance.now() + 1_000 * SECONDS;
    let over = false;
    const all = Promise.all(
      Array.from({ length: users }, (_, n) => oneUser(stack, n, pages, name, until)),
    ).finally(() => (over = true));
    const peak = await peakUntil(stack, () => over);
    const answered = (await all).reduce((sum, one) => sum + one, 0);
    const row = {
      'heap, MB': heapMB,
      users,
      requests: answered,
      'peak, MB': rounded(peak),
    };
    return { peak, row };
  } finally {
    await mongoose.disconnect();
    await stack.stop();
  }
}

/**
 * Measures the peak memory of a node while users read, search, open their dashboards, upload resumes and log
 * in, all without pauses. For fewer users: `--users=50`; for one heap size: `--heaps=384`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const options = {
    users: { type: 'string', default: String(USERS) },
    heaps: { type: 'string', default: HEAPS.join() },
  } as const;
  const { values } = parseArgs({ args, options });
  const rows: Row[] = [];
  const figures: Figure[] = [];
  for (const heapMB of values.heaps.split(',').map(Number)) {
    const { peak, row } = await measureHeap(heapMB, Number(values.users));
    rows.push(row);
    figures.push({
      name: `peak memory with a heap of ${heapMB} MB`,
      value: peak,
      unit: 'MB',
      bar: { most: MOST },
    });
  }
  return { figures, rows };
}
