import { EventEmitter, once } from 'node:events';
import { SILENT_PAUSE } from './retry';

/** Mails sent at the same time, and of these to one domain; the difference stays for the others. */
const MAX_IN_FLIGHT = 8;
const MAX_PER_DOMAIN = 5;
/** Milliseconds without an answer after which a mail leaves its place to another. */
const SLOW_AFTER = 1_000;
/** Maximum number of mails that left their place. With the others they are fewer than the 50 connections that Postfix takes from one client. */
const MAX_SLOW = 32;
/** Maximum number of remembered silent domains; beyond it, the first is forgotten. */
const MAX_SILENT = 1_000;

/** What the server did about a mail: answered, said nothing after it was reached, or was not reached. */
export type Outcome = 'answered' | 'silent' | 'unreached';

interface Running {
  domain: string;
  /** It left its place to another. */
  isSlow: boolean;
  /** The server has answered about another mail to the domain since this one began. */
  isVouchedFor: boolean;
  ended: Promise<void>;
}

/**
 * Concurrent work, counted by domain. A domain about which the server falls silent gets one mail at a time until it answers, and none for a
 * minute after each that timed out.
 */
export class Lanes {
  readonly #running = new Set<Running>();
  /** Silent domains, and until when they get no mail; milliseconds since 1970. */
  readonly #silent = new Map<string, number>();
  readonly #changes = new EventEmitter();
  /** After the server was not reached, one mail at a time finds out whether it is back. */
  #isCareful = false;

  get isCareful(): boolean {
    return this.#isCareful;
  }

  get isFull(): boolean {
    const placeless = Math.min(this.#slow(), MAX_SLOW);
    return this.#running.size - placeless >= (this.#isCareful ? 1 : MAX_IN_FLIGHT);
  }

  /** True unless the server may be about to answer: nothing runs, or only what has waited for long. */
  get isIdle(): boolean {
    return this.#running.size === this.#slow();
  }

  /** Domains to which nothing more is sent now. */
  busy(): Set<string> {
    const counts = new Map<string, number>();
    for (const { domain } of this.#running) counts.set(domain, (counts.get(domain) ?? 0) + 1);
    const mostOf = (domain: string) => (this.#silent.has(domain) ? 1 : MAX_PER_DOMAIN);
    const full = [...counts].filter(([domain, count]) => count >= mostOf(domain));
    const resting = [...this.#silent].filter(([, until]) => until > Date.now());
    return new Set([...full, ...resting].map(([domain]) => domain));
  }

  /** Runs `work`. Takes work that never throws. */
  run(domain: string, work: () => Promise<Outcome>): void {
    const one: Running = { domain, isSlow: false, isVouchedFor: false, ended: Promise.resolve() };
    const timer = setTimeout(() => this.#becameSlow(one), SLOW_AFTER);
    this.#running.add(one);
    one.ended = work().then((outcome) => {
      clearTimeout(timer);
      this.#end(one, outcome);
    });
  }

  /** Resolves when one of the running has ended or left its place, at the latest after so many milliseconds. */
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
