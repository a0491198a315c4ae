import type { Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/platform/log/log';
import { StartFailure } from '../start-failure';
import { isOurs, type FromWorker, type ToWorker } from './messages';

/** Milliseconds before a lost worker is restarted, and before a failed start is retried. */
const AGAIN_MS = 1_000;
const RETRY_MS = 5_000;

interface Running {
  number: number;
  worker: Worker;
  ready: boolean;
  ended: Promise<void>;
}

interface WorkersSettings {
  /** Starts the process; `startsLater` if others are already running. */
  fork: (number: number, startsLater: boolean) => Worker;
  /** Called when no worker is ready and a new one cannot be started. */
  lost: (error: unknown) => void;
  /** Milliseconds after which a stopping worker is killed. */
  endsWithin: (how: 'end' | 'SIGTERM') => number;
  hear: (message: FromWorker, answer: (message: ToWorker) => void) => void;
}

/** The worker processes of this node. Exactly one of them, the leader, runs the jobs. */
export class Workers {
  readonly #settings: WorkersSettings;
  readonly #running = new Set<Running>();
  #leader: Running | undefined;
  #stopping = false;
  #restarting: Promise<void> = Promise.resolve();

  constructor(settings: WorkersSettings) {
    this.#settings = settings;
  }

  /** Starts the first worker before the others, so that a failure is reported once. Throws StartFailure. */
  async start(count: number): Promise<void> {
    await this.#start(1);
    await Promise.all(Array.from({ length: count - 1 }, (_, at) => this.#start(at + 2)));
  }

  /** Sends the message to all ready workers; returns their number. */
  tell(message: ToWorker): number {
    const ready = [...this.#running].filter((one) => one.ready && one.worker.isConnected());
    for (const { worker } of ready) worker.send(message);
    return ready.length;
  }

  /** Replaces the workers one after another; stops at the first that does not start. */
  restart(): Promise<void> {
    return (this.#restarting = this.#restarting.then(() => this.#replaceAll()));
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#running].map((one) => this.#end(one, 'SIGTERM')));
  }

  async #start(number: number): Promise<void> {
    const worker = this.#settings.fork(number, this.#running.size > 0);
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    const one: Running = { number, worker, ready: false, ended };
    this.#running.add(one);
    worker.on('error', (error) => log.warn({ err: error, worker: number }, 'message to a worker not sent'));
    void one.ended.then(() => this.#onEnd(one));
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (isOurs(message)) this.#settings.hear(message, (answer) => worker.send(answer));
        else if ('ready' in message) resolve();
        else if ('failed' in message) reject(new StartFailure(message.failed));
      });
      void one.ended.then(() => reject(new StartFailure(`Worker ${number} stopped before it was ready.`)));
    });
    one.ready = true;
    this.#chooseLeader();
  }

  /** Chooses the newest worker, because a restart replaces the older ones first. */
  #chooseLeader(): void {
    if (this.#stopping || this.#leader) return;
    this.#leader = [...this.#running].findLast(({ ready }) => ready);
    this.#leader?.worker.send({ mwanzo: 'lead' } satisfies ToWorker);
  }

  #onEnd(one: Running): void {
    this.#running.delete(one);
    if (this.#leader === one) this.#leader = undefined;
    this.#chooseLeader();
    const { number, worker, ready } = one;
    if (!ready || this.#stopping) return;
    const { exitCode, signalCode } = worker.process;
    log.error({ worker: number, exitCode, signalCode }, 'worker ended unexpectedly: starting another');
    void this.#startAgain(number);
  }

  /** Reuses the number, so that the new worker ends the transactions of the lost one. */
  async #startAgain(number: number): Promise<void> {
    await wait(AGAIN_MS);
    while (!this.#stopping) {
      try {
        return await this.#start(number);
      } catch (error) {
        log.error({ err: error, worker: number }, 'worker did not start');
        if (![...this.#running].some(({ ready }) => ready)) return this.#settings.lost(error);
      }
      await wait(RETRY_MS);
    }
  }

  async #replaceAll(): Promise<void> {
    for (const old of [...this.#running]) {
      if (this.#stopping || !this.#running.has(old)) continue;
      try {
        await this.#start(this.#freeNumber());
      } catch (error) {
        log.error({ err: error }, 'restart stopped: a worker did not start, the others keep running');
        return;
      }
      await this.#end(old, 'end');
    }
  }

  #freeNumber(): number {
    const taken = new Set([...this.#running].map(({ number }) => number));
    return Array.from({ length: taken.size + 1 }, (_, at) => at + 1).find((one) => !taken.has(one)) ?? 1;
  }

  async #end(one: Running, how: 'end' | 'SIGTERM'): Promise<void> {
    one.ready = false;
    if (how === 'SIGTERM') one.worker.process.kill('SIGTERM');
    else if (one.worker.isConnected()) one.worker.send({ mwanzo: 'end' } satisfies ToWorker);
    const last = setTimeout(() => one.worker.process.kill('SIGKILL'), this.#settings.endsWithin(how));
    await one.ended;
    clearTimeout(last);
  }
}
