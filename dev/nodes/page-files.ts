import { setTimeout as wait } from 'node:timers/promises';

const PAGES = ['/', '/internships', '/login', '/register', '/career-tips', '/contact-us'];
/** Milliseconds between two pages of one visitor. */
const PAUSE_MS = 50;

const FILE = /\/_next\/static\/[\w./~%-]+\.(?:js|css|woff2?)/g;

/** A visitor who opens pages, loads every file that they reference, and keeps the pages open. */
export class FileReader {
  readonly #site: string;
  readonly #files = new Set<string>();
  #working: Promise<void> = Promise.resolve();
  #ended = false;
  readonly counts = { pages: 0, files: 0, failed: 0 };
  readonly failures: string[] = [];

  constructor(site: string) {
    this.#site = site;
  }

  /** Paths of the files of all pages opened so far. */
  get files(): readonly string[] {
    return [...this.#files];
  }

  begin(): void {
    this.#working = this.#work();
  }

  /** Requests the files of all open pages once more, then stops. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#working;
    for (const file of this.#files) await this.#fetch('files', file);
  }

  async #work(): Promise<void> {
    while (!this.#ended) {
      for (const page of PAGES) {
        const text = await this.#fetch('pages', page);
        const files = new Set(text.match(FILE));
        for (const file of files) {
          this.#files.add(file);
          await this.#fetch('files', file);
        }
        await wait(PAUSE_MS);
      }
    }
  }

  async #fetch(kind: 'pages' | 'files', path: string): Promise<string> {
    this.counts[kind] += 1;
    const answer = await fetch(this.#site + path)
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error: Error) => ({ status: 0, text: error.message }));
    if (answer.status === 200) return answer.text;
    this.counts.failed += 1;
    this.failures.push(`${path}: ${answer.status || answer.text}`);
    return '';
  }
}
