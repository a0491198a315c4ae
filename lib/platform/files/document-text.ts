import { Worker } from 'node:worker_threads';
import { FairQueue, isBusy } from '@/lib/platform/core/fair-queue';
import { currentAsker } from '@/lib/platform/log/request-context';
import { inThread } from './in-thread';

/** About ten printed pages. */
export const MAX_TEXT = 30_000;

/** Milliseconds. A document of 36 pages takes about one second. */
const MAX_TIME = 5_000;
const MAX_WAITING = 10;

const queue = new FairQueue({ atATime: 1, maxWaiting: MAX_WAITING });

/** Control and format characters, except line breaks and tabs. */
const UNSEEN = /[^\P{C}\n\t]/gu;

export interface DocumentText {
  text: string;
  isCut: boolean;
}

const extract = (bytes: Uint8Array, isPdf: boolean): Promise<string | undefined> =>
  inThread<string>(
    MAX_TIME,
    (options) =>
      new Worker(new URL('./text-worker.mjs', import.meta.url), {
        ...options,
        workerData: { bytes, isPdf, maxLength: MAX_TEXT },
      }),
  );

/**
 * The text of a PDF, DOC or DOCX, at most 30,000 characters, so that nobody has to open the file. Null if it has no text (a
 * scanned page), is damaged or hostile, or takes more than five seconds. Reads one document at a time. Never throws.
 */
export async function documentText(bytes: Uint8Array, contentType: string): Promise<DocumentText | null> {
  const isPdf = contentType === 'application/pdf';
  const raw = await queue
    .run(currentAsker(), () => extract(bytes, isPdf))
    .catch((error: unknown) => {
      if (isBusy(error)) return undefined;
      throw error;
    });
  const text = (raw ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(/(?<![^\S\n])[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? null : { text: text.slice(0, MAX_TEXT), isCut: (raw ?? '').length > MAX_TEXT };
}
