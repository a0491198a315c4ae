import { EventEmitter, once } from 'node:events';
import { SILENT_PAUSE } from './retry';

/** Concurrent e-mails in total and per domain. The difference is reserved for other domains. */
const MAX_IN_FLIGHT = 8;
const MAX_PER_DOMAIN = 5;
/** Milliseconds without a reply after which an e-mail gives up its place. */
const SLOW_AFTER = 1_000;
/** Maximum e-mails that have given up their place. With the others, they stay below the 50 connections that Postfix accepts per client. */
const MAX_SLOW = 32;
/** Unresponsive domains in memory. Above this number, the first is dropped. */
const MAX_SILENT = 1_000;

/** The server's reaction to an e-mail: it replied, was reached but did not reply, or was not reached. */
export type Outcome = 'answered' | 'silent' | 'unreached';

interface Running {
  domain: string;
  isSlow: boolean;
  /** Whether the server has replied to any e-mail for this domain since this one was started. */
  isVouchedFor: boolean;
  ended: Promise<void>;
}

/** Limits concurrent e-mails per domain: one at a time once the server stops responding, none for a minute after each timeout. */
export class Lanes {
  readonly #running = new Set<Running>();
  /** Unresponsive domains and when their pause ends, in milliseconds since 1970. */
  readonly #silent = new Map<string, number>();
  readonly #changes = new EventEmitter();
  /** While the server is unreachable, one e-mail at a time tests whether it is back. */
  #isCareful = false;

  get isCareful(): boolean {
    return this.#isCareful;
  }

  get isFull(): boolean {
    const placeless = Math.min(this.#slow(), MAX_SLOW);
    return this.#running.size - placeless >= (this.#isCareful ? 1 : MAX_IN_FLIGHT);
  }

  /** True if no reply is imminent, because no e-mails or only slow ones are in progress. */
  get isIdle(): boolean {
    return this.#running.size === this.#slow();
  }

  /** Domains that currently get no more e-mails. */
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

  /** Resolves when a place becomes free, or after this many milliseconds at the latest. */
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
