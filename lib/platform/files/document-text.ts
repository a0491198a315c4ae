import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** Characters; about ten printed pages. */
export const MAX_TEXT = 30_000;

/** Milliseconds, the start of the thread included; a document of 36 pages takes about one second. */
const MAX_TIME = 5_000;

/** Megabytes of the thread's own heap. */
const MAX_HEAP = 128;

/** Bytes the process may grow by meanwhile: what a PDF unpacks to lies outside of the thread's heap. */
const MAX_GROWTH = 256 * 1024 * 1024;

/** Milliseconds between two looks at the memory of the process. */
const LOOK_EVERY = 50;

/** Documents that may wait for their turn; more are not read. */
const MAX_WAITING = 10;

const inTurn = pLimit(1);

/** Control and format characters, line breaks and tabs left out. */
const UNSEEN = /[^\P{C}\n\t]/gu;

export interface DocumentText {
  /** Plain text; layout and pictures are lost. */
  text: string;
  /** Whether the document goes on. */
  isCut: boolean;
}

/** Runs the parsers in a thread of its own and ends it when it takes too long or too much; undefined then, and for a damaged file. */
function extract(bytes: Uint8Array, isPdf: boolean): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./text-worker.mjs', import.meta.url), {
      workerData: { bytes, isPdf, maxLength: MAX_TEXT },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP },
      stdout: true,
      stderr: true,
    });
    const before = process.memoryUsage.rss();
    const end = (text?: string) => {
      clearTimeout(timer);
      clearInterval(look);
      resolve(text);
      void worker.terminate();
    };
    const timer = setTimeout(end, MAX_TIME);
    const look = setInterval(() => {
      if (process.memoryUsage.rss() - before > MAX_GROWTH) end();
    }, LOOK_EVERY);
    worker.once('message', (text) => end(String(text)));
    worker.once('error', () => end());
    worker.once('exit', () => end());
  });
}

/**
 * The text of a PDF, DOC or DOCX, to be read without opening the file.
 * Takes its bytes and its kind; gives at most 30,000 characters, or null where there is no text (a scanned page, a damaged or a
 * hostile file, more than five seconds of work). One document at a time. Never throws.
 */
export async function documentText(bytes: Uint8Array, contentType: string): Promise<DocumentText | null> {
  if (inTurn.pendingCount >= MAX_WAITING) return null;
  const raw = await inTurn(() => extract(bytes, contentType === 'application/pdf'));
  const text = (raw ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? null : { text: text.slice(0, MAX_TEXT), isCut: (raw ?? '').length > MAX_TEXT };
}
