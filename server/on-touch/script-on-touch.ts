import type { OutgoingHttpHeaders } from 'node:http';
import { log } from '@/lib/platform/log/log';
import { pagePolicy } from '@/lib/platform/http/security-headers';
import { count } from '@/lib/platform/monitoring/measure';
import type { CachedPage } from '../page-cache/finished-page';
import { DataFiles, dataFileAddress } from './data-files';
import { CONSTANT_HASHES, dataFileName, finishPage, NotUnderstood } from './finish-page';

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

interface Settings {
  /** Whether visitors come by https. */
  secure: boolean;
  /** The most bytes of data files to keep. */
  maxBytes: number;
  /** Whether script is fetched at idle in place of the first touch: where page views are counted. */
  atIdle?: boolean;
}

/** Pages that say what came of a form: their message goes after some seconds, and the script is there since the form was touched. */
const HAS_NEWS = /[?&]sent=/;

/** Finishes public pages, so that their script is fetched when a person first touches them, and keeps that script. */
export class ScriptOnTouch {
  readonly #files: DataFiles;
  readonly #policy: string;
  readonly #atIdle: boolean;

  constructor({ secure, maxBytes, atIdle = false }: Settings) {
    this.#files = new DataFiles(maxBytes);
    this.#policy = pagePolicy([...CONSTANT_HASHES], secure);
    this.#atIdle = atIdle;
  }

  /** The data file with this name, as it is kept. */
  get(name: string): CachedPage | undefined {
    return this.#files.get(name);
  }

  /** How many data files and bytes are kept. */
  get size(): DataFiles['size'] {
    return this.#files.size;
  }

  /**
   * Finishes a page that was rendered for this address, and names its data file. A page that is not understood is left as it is, and
   * counted; so are, without being counted, the page of a failure and what is no page.
   */
  async finish(answer: Answer, address: string): Promise<Answer & { script?: string }> {
    const isPage = String(answer.headers['content-type']).startsWith('text/html');
    if (!isPage || answer.status >= 500 || answer.body.length === 0) return answer;
    try {
      const addressOf = (name: string) => dataFileAddress(name, address);
      const atIdle = this.#atIdle || HAS_NEWS.test(address);
      const { html, script } = finishPage(answer.body.toString(), { addressOf, atIdle });
      await this.#files.keep(script);
      const headers = { ...answer.headers, 'content-security-policy': this.#policy };
      return { ...answer, headers, body: Buffer.from(html), script: dataFileName(script) };
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      log.warn({ found: error.message }, 'a public page was not understood, and sent with its script');
      count('mwanzo_unfinished_pages_total', {});
      return answer;
    }
  }
}
