export interface Holder {
  ended: Promise<void>;
}

/** Thrown when a write outside a transaction encounters an uncommitted change: the write waits until that transaction ends. */
export class Blocked extends Error {
  constructor(readonly by: Holder) {
    super('claimed by a transaction');
  }
}

export class Claims {
  private readonly holders = new Map<string, Holder>();
  private readonly held = new Map<Holder, string[]>();

  holderOf(key: Buffer, self?: Holder): Holder | undefined {
    if (this.holders.size === 0) return undefined;
    const holder = this.holders.get(key.toString('latin1'));
    return holder === self ? undefined : holder;
  }

  has(key: Buffer, holder: Holder): boolean {
    return this.holders.get(key.toString('latin1')) === holder;
  }

  take(key: Buffer, holder: Holder): void {
    const name = key.toString('latin1');
    this.holders.set(name, holder);
    const held = this.held.get(holder);
    if (held) held.push(name);
    else this.held.set(holder, [name]);
  }

  release(holder: Holder): void {
    for (const name of this.held.get(holder) ?? []) this.holders.delete(name);
    this.held.delete(holder);
  }
}
