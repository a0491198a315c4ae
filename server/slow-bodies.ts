import type { IncomingMessage } from 'node:http';
import { isMultipart } from './body-guard';

export interface Pace {
  bytesPerSecond: number;
  /** Milliseconds before `bytesPerSecond` applies, and the maximum silence: a phone changes cells, a bus enters a valley. */
  graceMs: number;
  /** Time limits in milliseconds: for a form with a file, and for any other body. */
  mostMs: { file: number; text: number };
  /** Maximum number of slow bodies: per address, and in total. */
  atATime: { address: number; all: number };
  /** Milliseconds after which a body is slow. */
  slowAfterMs: number;
}

/** 2 MB at a kilobyte a second take 35 minutes. */
export const PACE: Pace = {
  bytesPerSecond: 1_000,
  graceMs: 60_000,
  mostMs: { file: 45 * 60_000, text: 5 * 60_000 },
  atATime: { address: 16, all: 256 },
  slowAfterMs: 30_000,
};

/** Checks per `graceMs`. */
const LOOKS = 12;

interface Body {
  request: IncomingMessage;
  address: string;
  since: number;
  bytes: number;
  lastAt: number;
  /** Cut off: the rest is dropped. */
  isOver: boolean;
  end: () => void;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Accepts bodies that arrive as slowly as phones on poor connections send them; Node.js alone would abort each after five minutes. Aborts
 * a body that falls behind this pace or stops. Limits slow bodies per address and aborts the slowest first, so that opening hundreds harms
 * nobody else.
 */
export class SlowBodies {
  readonly #pace: Pace;
  readonly #timesFor: (address: string) => number;
  readonly #bodies = new Set<Body>();
  #timer: NodeJS.Timeout | undefined;

  /** `timesFor` multiplies the slow bodies allowed per address. */
  constructor(pace: Pace = PACE, timesFor: (address: string) => number = () => 1) {
    this.#pace = pace;
    this.#timesFor = timesFor;
  }

  /** Watches the body of a request; `end` reports that it arrived too slowly. */
  watch(request: IncomingMessage, address: string, end: () => void): void {
    if (!hasBody(request)) return;
    const now = performance.now();
    const body: Body = { request, address, since: now, bytes: 0, lastAt: now, isOver: false, end };
    const handOn = request.push.bind(request);
    request.push = (chunk: Uint8Array | null, encoding) => {
      if (body.isOver) {
        if (chunk === null) request.destroy();
        return true;
      }
      body.bytes += chunk?.length ?? 0;
      body.lastAt = performance.now();
      if (chunk === null) this.#leave(body);
      return handOn(chunk, encoding);
    };
    request.once('close', () => this.#leave(body));
    this.#bodies.add(body);
    this.#timer ??= setInterval(() => this.#look(performance.now()), this.#pace.graceMs / LOOKS).unref();
  }

  #leave(body: Body): void {
    this.#bodies.delete(body);
    if (this.#bodies.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #end(body: Body): void {
    this.#leave(body);
    body.isOver = true;
    body.end();
  }

  #isBehind({ request, since, bytes, lastAt }: Body, now: number): boolean {
    const { bytesPerSecond, graceMs, mostMs } = this.#pace;
    const due = since + graceMs + (bytes / bytesPerSecond) * 1_000;
    const last = since + (isMultipart(request.headers) ? mostMs.file : mostMs.text);
    return now > Math.min(due, last, lastAt + graceMs);
  }

  #look(now: number): void {
    for (const body of [...this.#bodies]) if (this.#isBehind(body, now)) this.#end(body);
    const speed = ({ bytes, since }: Body): number => bytes / (now - since);
    const slow = new Map<string, Body[]>();
    for (const body of this.#bodies) {
      if (now - body.since <= this.#pace.slowAfterMs) continue;
      slow.set(body.address, [...(slow.get(body.address) ?? []), body]);
    }
    for (const bodies of slow.values()) bodies.sort((a, b) => speed(b) - speed(a));
    const { address, all } = this.#pace.atATime;
    for (const [from, bodies] of slow) this.#keep(bodies, address * this.#timesFor(from));
    let total = [...slow.values()].reduce((sum, bodies) => sum + bodies.length, 0);
    for (; total > all; total -= 1) {
      const [most] = [...slow.values()].sort((a, b) => b.length - a.length);
      if (most) this.#keep(most, most.length - 1);
    }
  }

  /** Aborts the slowest until `count` are left. Expects the fastest first. */
  #keep(bodies: Body[], count: number): void {
    for (const body of bodies.splice(count)) this.#end(body);
  }
}
