export interface Started {
  /** The process id, or 0 if the part has no process. */
  readonly pid: number;
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds after which a part that has not ended is killed. */
const LAST_MS = 4_500;

/** The parts that a command has started. They end together, in reverse order. */
export class Running {
  private readonly parts: { name: string; part: Started }[] = [];
  private stopping: Promise<void> | undefined;
  private readonly abort = new AbortController();

  /** @param onLoss called with a line of text if a part ends unexpectedly. */
  constructor(private readonly onLoss: (line: string) => void) {}

  /** Aborts work in progress, such as a build, on shutdown. */
  get signal(): AbortSignal {
    return this.abort.signal;
  }

  /** Waits for a part to start and adds it. During a shutdown, stops the part and throws. */
  async add<T extends Started>(name: string, starting: Promise<T>): Promise<T> {
    const part = await starting;
    this.parts.push({ name, part });
    if (this.stopping) {
      await part.stop();
      throw new Error(`${name} started while Mwanzo was stopping`);
    }
    void part.ended.then(() => {
      if (!this.stopping) this.onLoss(`${name} ended unexpectedly, so Mwanzo stops too. Start it again.`);
    });
    return part;
  }

  /** Stops everything within 5 s. */
  stop(): Promise<void> {
    this.stopping ??= this.stopAll();
    return this.stopping;
  }

  private async stopAll(): Promise<void> {
    this.abort.abort();
    const last = setTimeout(() => this.kill(), LAST_MS);
    for (const { part } of this.parts.toReversed()) await part.stop();
    clearTimeout(last);
  }

  private kill(): void {
    for (const { part } of this.parts) {
      if (part.pid === 0) continue;
      try {
        process.kill(part.pid, 'SIGKILL');
      } catch {
        // It has already exited.
      }
    }
  }
}
