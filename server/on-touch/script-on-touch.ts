import { log } from '@/lib/platform/log/log';
import { pagePolicy } from '@/lib/platform/http/content-security-policy';
import { count } from '@/lib/platform/monitoring/measure';
import type { CachedPage } from '../page-cache/cached-page';
import type { Answer } from '../request-in-process';
import { DataFiles, dataFileAddress } from './data-files';
import { CONSTANT_HASHES, COUNTING_HASH, dataFileName, finishPage, NotUnderstood } from './finish-page';

interface Settings {
  secure: boolean;
  maxBytes: number;
  /** Page views are counted: fetches the scripts at idle unless the browser asks not to be tracked or to save data. */
  counts?: boolean;
}

/** Pages with the result of a form: the message disappears after a few seconds, and the visitor has already touched the form. */
const HAS_NEWS = /[?&]sent=/;

/** Defers the scripts of public pages to the first touch, and stores their inline scripts. */
export class ScriptOnTouch {
  readonly #files: DataFiles;
  readonly #policy: string;
  readonly #counts: boolean;

  constructor({ secure, maxBytes, counts = false }: Settings) {
    this.#files = new DataFiles(maxBytes);
    this.#policy = pagePolicy([...CONSTANT_HASHES, ...(counts ? [COUNTING_HASH] : [])], secure);
    this.#counts = counts;
  }

  get(name: string): CachedPage | undefined {
    return this.#files.get(name);
  }

  get size(): DataFiles['size'] {
    return this.#files.size;
  }

  /** Returns a page without its scripts. Counts a page with unknown content and returns undefined: it cannot share a policy. */
  async finish(answer: Answer, address: string): Promise<(Answer & { script: string }) | undefined> {
    try {
      const addressOf = (name: string) => dataFileAddress(name, address);
      const settings = { addressOf, atIdle: HAS_NEWS.test(address), counts: this.#counts };
      const { html, script } = finishPage(answer.body.toString(), settings);
      await this.#files.add(script);
      const headers = { ...answer.headers, 'content-security-policy': this.#policy };
      return { ...answer, headers, body: Buffer.from(html), script: dataFileName(script) };
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      log.warn({ found: error.message }, 'public page not recognised: rendered for each visitor');
      count('mwanzo_unfinished_pages_total', {});
      return undefined;
    }
  }
}
