import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartFailure } from '@/server/start-failure';

/** Asks questions at a terminal. */
export class Questions {
  private hidden = false;
  private readonly gone = new AbortController();
  private readonly terminal: Interface;

  constructor() {
    const output = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        if (!this.hidden) process.stdout.write(chunk);
        done();
      },
    });
    this.terminal = createInterface({ input: process.stdin, output, terminal: true });
    this.terminal.once('close', () => this.gone.abort());
  }

  /** Returns the typed answer. Throws StartFailure on Ctrl-C or Ctrl-D. */
  async ask(question: string): Promise<string> {
    try {
      return await this.terminal.question(`${question}: `, { signal: this.gone.signal });
    } catch {
      process.stdout.write('\n');
      throw new StartFailure('Cancelled. Nothing was changed.');
    }
  }

  /** Does the same as `ask` without showing the answer. */
  async askHidden(question: string): Promise<string> {
    const answer = this.ask(question);
    this.hidden = true;
    try {
      return await answer;
    } finally {
      this.hidden = false;
      process.stdout.write('\n');
    }
  }

  close(): void {
    this.terminal.close();
  }
}
