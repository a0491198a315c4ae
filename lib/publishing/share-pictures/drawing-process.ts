import { fork } from 'node:child_process';
import { log } from '@/lib/platform/log/log';
import type { PlainMarkup } from './plain-markup';

/** Milliseconds before an idle process ends. It uses about 115 MB. */
const IDLE_MS = 15_000;
/** Milliseconds. A picture takes a few tenths of a second. */
const TIMEOUT_MS = 30_000;

const FONTS = [
  { name: 'Display', weight: 600, url: new URL('./fonts/latin-600.woff', import.meta.url) },
  { name: 'Display', weight: 800, url: new URL('./fonts/latin-800.woff', import.meta.url) },
  { name: 'Display Accents', weight: 800, url: new URL('./fonts/latin-ext-800.woff', import.meta.url) },
];

export interface DrawingOrder {
  markup: PlainMarkup;
  /** In pixels. */
  size: { width: number; height: number };
  /** The size of the palette. */
  colours: number;
}

type Answer = { id: number } & ({ png: Uint8Array; wanted: string[] } | { failure: string });

interface Waiting {
  resolve: (png: Buffer) => void;
  reject: (error: Error) => void;
}

/** A low-priority process that draws pictures. */
class DrawingProcess {
  /** It gets none of the service's environment variables, which contain secrets. */
  readonly #child = fork(new URL('./draw-pictures.mjs', import.meta.url), [JSON.stringify(FONTS)], {
    // With an arena per thread (glibc's default), the process grows to 240 MB.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=2'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  readonly #waiting = new Map<number, Waiting>();
  readonly #onGone: (gone: DrawingProcess) => void;
  #last = 0;
  #idle: NodeJS.Timeout | undefined;

  /** @param onGone Called, possibly more than once, when the process accepts no more work. */
  constructor(onGone: (gone: DrawingProcess) => void) {
    this.#onGone = onGone;
    this.#child.on('message', (answer: Answer) => this.#take(answer));
    this.#child.once('error', (error) => this.#end(String(error)));
    this.#child.once('exit', () => this.#end('the process ended'));
  }

  async draw(order: DrawingOrder): Promise<Buffer> {
    clearTimeout(this.#idle);
    this.#child.ref();
    this.#child.channel?.ref();
    this.#last += 1;
    const id = this.#last;
    const late = setTimeout(() => this.#end('it took too long'), TIMEOUT_MS);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        this.#child.send({ id, order }, (error) => error && this.#end(String(error)));
      });
    } finally {
      clearTimeout(late);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#rest();
    }
  }

  #take({ id, ...answer }: Answer): void {
    if ('failure' in answer) {
      this.#waiting.get(id)?.reject(new Error(`the picture was not drawn: ${answer.failure}`));
      return;
    }
    const { png, wanted } = answer;
    if (wanted.length > 0) log.warn({ wanted }, 'share picture lacks letters');
    this.#waiting.get(id)?.resolve(Buffer.from(png));
  }

  #end(reason: string): void {
    clearTimeout(this.#idle);
    this.#onGone(this);
    this.#child.kill('SIGKILL');
    for (const { reject } of this.#waiting.values())
      reject(new Error(`the picture was not drawn: ${reason}`));
  }

  /** An idle process does not keep the service alive. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    this.#idle = setTimeout(() => this.#end('idle'), IDLE_MS).unref();
  }
}

let running: DrawingProcess | undefined;

/** Draws a PNG in a separate process, because layout takes tenths of a second and its libraries a lot of memory. */
export async function drawApart(order: DrawingOrder): Promise<Buffer> {
  running ??= new DrawingProcess((gone) => {
    if (running === gone) running = undefined;
  });
  return running.draw(order);
}
