/** Something that was started and can be ended. */
export interface Started {
  /** Of its process; 0 while it has none. */
  readonly pid: number;
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds after which what has not ended by itself is killed. */
const LAST_MS = 4_500;

/** Everything one command has started: ends together, the last started first. */
export class Running {
  private readonly parts: { name: string; part: Started }[] = [];
  private stopping: Promise<void> | undefined;
  private readonly abort = new AbortController();

  /** @param onLoss called with a line when a part ends though nobody asked it to. */
  constructor(private readonly onLoss: (line: string) => void) {}

  /** Ends what is still being made, a build say, when everything ends. */
  get signal(): AbortSignal {
    return this.abort.signal;
  }

  /** Waits for a part to start and keeps it; one that comes when all is ending is ended at once, and throws. */
  async add<T extends Started>(name: string, starting: Promise<T>): Promise<T> {
    const part = await starting;
    this.parts.push({ name, part });
    if (this.stopping) {
      await part.stop();
      throw new Error(`${name} came when all was ending`);
    }
    void part.ended.then(() => {
      if (!this.stopping) this.onLoss(`${name} ended unexpectedly, so Mwanzo ends too. Start it again.`);
    });
    return part;
  }

  /** Ends everything within 5 s. */
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
        // It is gone already, which is what was wanted.
      }
    }
  }
}
