import { EventEmitter, once } from 'node:events';
import { SILENT_PAUSE } from './retry';

/** Concurrent mails in total and per domain; the difference stays free for other domains. */
const MAX_IN_FLIGHT = 8;
const MAX_PER_DOMAIN = 5;
/** Milliseconds without an answer until a mail gives up its place. */
const SLOW_AFTER = 1_000;
/** Maximum mails that gave up their place. With the others they stay below the 50 connections that Postfix accepts from one client. */
const MAX_SLOW = 32;
/** Maximum remembered silent domains; beyond it, the first is forgotten. */
const MAX_SILENT = 1_000;

/** The server's reaction to a mail: answered, reached but silent, or unreached. */
export type Outcome = 'answered' | 'silent' | 'unreached';

interface Running {
  domain: string;
  isSlow: boolean;
  /** The server has answered for this domain since this mail began. */
  isVouchedFor: boolean;
  ended: Promise<void>;
}

/** Limits concurrent mails per domain: one at a time once the server falls silent on it, none for a minute after each timeout. */
export class Lanes {
  readonly #running = new Set<Running>();
  /** Silent domains and when their pause ends, in milliseconds since 1970. */
  readonly #silent = new Map<string, number>();
  readonly #changes = new EventEmitter();
  /** After an unreachable server, one mail at a time finds out whether it is back. */
  #isCareful = false;

  get isCareful(): boolean {
    return this.#isCareful;
  }

  get isFull(): boolean {
    const placeless = Math.min(this.#slow(), MAX_SLOW);
    return this.#running.size - placeless >= (this.#isCareful ? 1 : MAX_IN_FLIGHT);
  }

  /** True if no answer is imminent: nothing runs, or only slow mails. */
  get isIdle(): boolean {
    return this.#running.size === this.#slow();
  }

  /** Domains that get no more mails now. */
  busy(): Set<string> {
    const counts = new Map<string, number>();
    for (const { domain } of this.#running) counts.set(domain, (counts.get(domain) ?? 0) + 1);
    const mostOf = (domain: string) => (this.#silent.has(domain) ? 1 : MAX_PER_DOMAIN);
    const full = [...counts].filter(([domain, count]) => count >= mostOf(domain));
    const resting = [...this.#silent].filter(([, until]) => until > Date.now());
    return new Set([...full, ...resting].map(([domain]) => domain));
  }

  /** `work` must never throw. */
  run(domain: string, work: () => Promise<Outcome>): void {
    const one: Running = { domain, isSlow: false, isVouchedFor: false, ended: Promise.resolve() };
    const timer = setTimeout(() => this.#becameSlow(one), SLOW_AFTER);
    this.#running.add(one);
    one.ended = work().then((outcome) => {
      clearTimeout(timer);
      this.#end(one, outcome);
    });
  }

  /** Resolves when a place becomes free, at the latest after this many milliseconds. */
  async free(milliseconds: number): Promise<void> {
    const signal = AbortSignal.timeout(milliseconds);
    await once(this.#changes, 'free', { signal }).catch(() => undefined);
  }

  async ended(): Promise<void> {
    await Promise.all([...this.#running].map(({ ended }) => ended));
  }

  #slow(): number {
    return [...this.#running].filter(({ isSlow }) => isSlow).length;
  }

  #becameSlow(one: Running): void {
    one.isSlow = true;
    if (!one.isVouchedFor) this.#noteSilent(one.domain, 0);
    this.#changes.emit('free');
  }

  #end(one: Running, outcome: Outcome): void {
    this.#running.delete(one);
    this.#isCareful = outcome === 'unreached';
    if (outcome === 'answered') this.#noteAnswer(one.domain);
    if (outcome === 'silent' && !one.isVouchedFor) this.#noteSilent(one.domain, Date.now() + SILENT_PAUSE);
    this.#changes.emit('free');
  }

  #noteAnswer(domain: string): void {
    this.#silent.delete(domain);
    for (const other of this.#running) if (other.domain === domain) other.isVouchedFor = true;
  }

  #noteSilent(domain: string, until: number): void {
    const before = this.#silent.get(domain) ?? 0;
    if (this.#silent.size >= MAX_SILENT && !this.#silent.has(domain)) {
      const [first = domain] = this.#silent.keys();
      this.#silent.delete(first);
    }
    this.#silent.set(domain, Math.max(before, until));
  }
}
