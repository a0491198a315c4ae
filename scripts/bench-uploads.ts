import { readFile } from 'node:fs/promises';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { pdfFile } from '../dev/testing/documents';
import { connectToStack, makeUser, type TestUser } from '../dev/testing/fixtures';
import { startStack } from '../dev/testing/stack';

/**
 * How much memory many uploads at once take of the service, beyond what it takes at rest. Prints it and ends with 1 when it is
 * more than the limit.
 */
const AT_ONCE = 50;
const ROUNDS = 5;
const MB = 1024 * 1024;
const LONGEST = 2 * MB;
/** Megabytes. */
const LIMIT = 150;
/** Milliseconds between two looks at the memory. */
const LOOK_EVERY = 10;

/** Megabytes of real memory a process takes. Only Linux tells. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** The most memory the process takes while the work is done. */
async function peakDuring(pid: number, work: Promise<unknown>): Promise<number> {
  let peak = 0;
  let done = false;
  const end = work.finally(() => (done = true));
  while (!done) {
    peak = Math.max(peak, await memoryOf(pid));
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  await end;
  return peak;
}

const stack = await startStack();
await connectToStack(stack);
const users = await Promise.all(Array.from({ length: AT_ONCE }, () => makeUser('recent graduate')));

async function upload({ token }: TestUser, path: string, field: string, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append(field, new File([bytes], 'file'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(stack.appUrl + path, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** A picture of a phone, close to 2 MB. */
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
    if (bytes.length <= LONGEST) return new Uint8Array(bytes);
  }
}

const kinds = [
  ['resumes', '/api/users/upload-resume', 'resume', new Uint8Array(pdfFile('x', LONGEST))],
  ['pictures', '/api/users/profile/picture', 'picture', await photo()],
] as const;

let worst = 0;
try {
  for (const [name, path, field, bytes] of kinds) {
    const [first] = users;
    if (first) await upload(first, path, field, bytes);
    const resting = await memoryOf(stack.servicePid);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const all = Promise.all(users.map((user) => upload(user, path, field, bytes)));
      const peak = await peakDuring(stack.servicePid, all);
      worst = Math.max(worst, peak - resting);
      const size = (bytes.length / MB).toFixed(1);
      console.log(
        `${AT_ONCE} ${name} of ${size} MB at once, round ${round}: ${Math.round(peak - resting)} MB more than the ${Math.round(resting)} MB at rest`,
      );
    }
  }
} finally {
  await mongoose.disconnect();
  await stack.stop();
}
console.log(`At most ${Math.round(worst)} MB more than at rest; ${LIMIT} MB are allowed.`);
process.exitCode = worst > LIMIT ? 1 : 0;
