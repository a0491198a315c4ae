/** Mails sent at the same time, and of these to one domain; the difference stays for the others. */
const MAX_IN_FLIGHT = 8;
const MAX_PER_DOMAIN = 5;

/** Concurrent work, counted by domain. */
export class Lanes {
  readonly #running = new Map<Promise<void>, string>();
  /** After the server was not reached, one mail at a time finds out whether it is back. */
  #isCareful = false;

  get isCareful(): boolean {
    return this.#isCareful;
  }

  get isFull(): boolean {
    return this.#running.size >= (this.#isCareful ? 1 : MAX_IN_FLIGHT);
  }

  /** Domains to which nothing more is sent now. */
  busy(): Set<string> {
    const counts = new Map<string, number>();
    for (const domain of this.#running.values()) counts.set(domain, (counts.get(domain) ?? 0) + 1);
    return new Set([...counts].filter(([, count]) => count >= MAX_PER_DOMAIN).map(([domain]) => domain));
  }

  /** Runs `work`, which gives whether the server was reached. Takes work that never throws. */
  run(domain: string, work: () => Promise<boolean>): void {
    const running: Promise<void> = work().then((reached) => {
      this.#isCareful = !reached;
      this.#running.delete(running);
    });
    this.#running.set(running, domain);
  }

  /** Resolves when one of the running has ended. */
  async free(): Promise<void> {
    await Promise.race(this.#running.keys());
  }

  async ended(): Promise<void> {
    await Promise.all(this.#running.keys());
  }
}
