import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { pdfFile } from '../testing/data/documents';
import { connectToStack, makeUser, type TestUser } from '../testing/data/fixtures';
import { startStack, type Stack } from '../testing/stack/stack';
import { rounded, type Outcome, type Row } from './figure';
import { memoryOf } from './process-facts';

const AT_ONCE = 50;
const ROUNDS = 5;
const MB = 1024 * 1024;
const MAX_BYTES = 2 * MB;
/** Maximum megabytes. */
const LIMIT = 150;
/** Milliseconds between two readings of the memory. */
const LOOK_EVERY = 10;

/** Returns the peak memory of the process during the work. */
async function peakDuring(pid: number, work: Promise<unknown>): Promise<number> {
  let peak = 0;
  let done = false;
  const look = async () => {
    while (!done) {
      peak = Math.max(peak, await memoryOf(pid));
      await wait(LOOK_EVERY);
    }
  };
  await Promise.all([work.finally(() => (done = true)), look()]);
  return peak;
}

interface Kind {
  name: string;
  path: string;
  field: string;
  bytes: Uint8Array<ArrayBuffer>;
}

async function upload(appUrl: string, { token }: TestUser, { path, field, bytes }: Kind) {
  const form = new FormData();
  form.append(field, new File([bytes], 'file'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(appUrl + path, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`${path} returned status ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Returns a photo of almost 2 MB, like one from a phone. */
async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const { data, info } = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', sigma: 40 },
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let quality = 95; ; quality -= 5) {
    const { width, height, channels } = info;
    const bytes = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer();
    if (bytes.length <= MAX_BYTES) return new Uint8Array(bytes);
  }
}

const kinds = async (): Promise<Kind[]> => [
  {
    name: 'resumes',
    path: '/api/users/upload-resume',
    field: 'resume',
    bytes: new Uint8Array(pdfFile('x', MAX_BYTES)),
  },
  { name: 'pictures', path: '/api/users/profile/picture', field: 'picture', bytes: await photo() },
];

/** Returns how many megabytes concurrent uploads add to the memory of the idle service in each round. */
async function rounds({ appUrl, servicePid }: Stack, users: TestUser[], kind: Kind): Promise<Row[]> {
  const [first] = users;
  if (first) await upload(appUrl, first, kind);
  const resting = await memoryOf(servicePid);
  const rows: Row[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const all = Promise.all(users.map((user) => upload(appUrl, user, kind)));
    const more = (await peakDuring(servicePid, all)) - resting;
    const size = rounded(kind.bytes.length / MB, 1);
    rows.push({
      [`${AT_ONCE} concurrent uploads`]: kind.name,
      'MB each': size,
      round,
      'idle memory, MB': rounded(resting),
      'added memory, MB': rounded(more),
    });
  }
  return rows;
}

/** Measures how much memory many concurrent uploads add to that of the idle service. */
export async function measure(): Promise<Outcome> {
  const stack = await startStack();
  try {
    await connectToStack(stack);
    const users = await Promise.all(Array.from({ length: AT_ONCE }, () => makeUser('recent graduate')));
    const rows: Row[] = [];
    for (const kind of await kinds()) rows.push(...(await rounds(stack, users, kind)));
    const worst = Math.max(...rows.map((row) => Number(row['added memory, MB'])));
    const figure = {
      name: 'peak memory added by uploads',
      value: worst,
      unit: 'MB',
      bar: { most: LIMIT },
    } as const;
    return { figures: [figure], rows };
  } finally {
    await mongoose.disconnect();
    await stack.stop();
  }
}
