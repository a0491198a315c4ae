import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { PASSWORD_BYTES } from '@/lib/accounts/rules';

/** About a quarter of a second a hash. */
const COST = 12;

/** The hash of a password nobody has; what is compared when there is no user, so that it takes as long. */
const NOBODY = '$2b$12$okqXUFCgvjg5gH5b105VB.gYXYkmlrVvV/9RYheGpIu5uMwxRkXUi';

interface Task {
  password: string;
  hash?: string;
}

interface Answer {
  id: number;
  value: string | boolean;
}

interface Waiting {
  resolve: (value: string | boolean) => void;
  reject: (error: Error) => void;
}

/** A thread that hashes, one after the other, so that requests are not held up. */
class Hasher {
  readonly waiting = new Map<number, Waiting>();
  private readonly worker = new Worker(new URL('./password-worker.mjs', import.meta.url));
  private last = 0;
  broken = false;

  constructor() {
    this.worker.unref();
    this.worker.on('message', ({ id, value }: Answer) => {
      this.waiting.get(id)?.resolve(value);
      this.settled(id);
    });
    this.worker.on('error', (error: Error) => {
      this.broken = true;
      for (const { reject } of this.waiting.values()) reject(error);
      this.waiting.clear();
    });
  }

  run(task: Task): Promise<string | boolean> {
    const id = (this.last += 1);
    this.worker.ref();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, cost: COST, ...task });
    });
  }

  private settled(id: number): void {
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.worker.unref();
  }
}

/** One core stays free for those who read. */
const THREADS = Math.max(1, availableParallelism() - 1);
const hashers: Hasher[] = [];

function leastBusy(): Hasher {
  const sound = hashers.filter(({ broken }) => !broken);
  const idle = sound.find(({ waiting }) => waiting.size === 0);
  if (idle) return idle;
  hashers.splice(0, hashers.length, ...sound);
  if (sound.length < THREADS) {
    const hasher = new Hasher();
    hashers.push(hasher);
    return hasher;
  }
  return sound.reduce((least, hasher) => (hasher.waiting.size < least.waiting.size ? hasher : least));
}

/** Hashes a password that the rules have passed (bcrypt, cost 12). */
export async function hashPassword(password: string): Promise<string> {
  return String(await leastBusy().run({ password }));
}

/**
 * Whether this is the password behind the hash; without a hash it is not, and it takes as long to say so.
 * A password longer than bcrypt reads is never right.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const fits = Buffer.byteLength(password) <= PASSWORD_BYTES;
  const right = await leastBusy().run({ password: fits ? password : '', hash: (fits && hash) || NOBODY });
  return right === true && fits && hash !== undefined;
}
