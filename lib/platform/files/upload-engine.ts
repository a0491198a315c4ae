import type { Readable } from 'node:stream';
import multer, { type StorageEngine } from 'multer';
import type { MultipartRequest } from './multipart-request';

/** Where an upload goes. */
export interface UploadStorage<Kept> {
  /** Takes the bytes as they arrive, and the name the sender gave; on an error it must leave nothing behind. */
  keep: (bytes: AsyncIterable<Uint8Array>, givenName: string) => Promise<Kept>;
  /** Removes what was kept, when something later in the form is wrong. */
  discard: (kept: Kept) => Promise<void>;
}

/** The bytes of the file ended before the form said so. */
export class BrokenUpload extends Error {
  override readonly name = 'BrokenUpload';
}

/** A multer storage engine that streams the one file of a form into a storage, and can undo it. */
export class UploadEngine<Kept> implements StorageEngine {
  result: { kept: Kept } | undefined;
  failure: unknown;
  /** The name the sender gave the file; empty without one. */
  givenName = '';
  private settled: Promise<void> = Promise.resolve();

  constructor(private readonly storage: UploadStorage<Kept>) {}

  _handleFile(...[, file, done]: Parameters<StorageEngine['_handleFile']>): void {
    this.givenName = file.originalname;
    this.settled = this.storage.keep(bytesOf(file.stream), file.originalname).then(
      (kept) => {
        this.result = { kept };
        done(null);
      },
      (error: unknown) => {
        this.failure = error;
        done(error);
      },
    );
  }

  /** Nothing to do for multer: who reads the form calls `undo` after any error. */
  _removeFile(...[, , done]: Parameters<StorageEngine['_removeFile']>): void {
    done(null);
  }

  /** Waits until nothing is under way any more, and removes what was kept. */
  async undo(): Promise<void> {
    await this.settled;
    if (this.result) await this.storage.discard(this.result.kept);
    this.result = undefined;
  }
}

/** A source cut at the size limit ends like a whole one: multer reports it, and it must not be kept. */
async function* bytesOf(stream: Readable & { truncated?: boolean }): AsyncGenerator<Uint8Array> {
  try {
    yield* stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new BrokenUpload('the file broke off', { cause: error });
  }
  if (stream.truncated) throw new BrokenUpload('the file is longer than allowed');
}

/** Bytes of one text of a form: the longest submission, four lists of 40 lines of 600 characters, all of them two bytes long. */
export const MAX_TEXT_BYTES = 256 * 1024;

/** What a form may have: the name of the field of its one file, the bytes of that, and the number of its texts. */
export interface FormBounds {
  field: string;
  maxFileBytes: number;
  maxTexts: number;
}

/** Reads a form with one file; gives its texts; throws what multer finds wrong. */
export function parseForm(
  form: MultipartRequest,
  engine: StorageEngine,
  { field, maxFileBytes, maxTexts }: FormBounds,
): Promise<Record<string, unknown>> {
  const middleware = multer({
    storage: engine,
    defParamCharset: 'utf8',
    limits: {
      fileSize: maxFileBytes,
      fieldNameSize: 100,
      fieldSize: MAX_TEXT_BYTES,
      fields: maxTexts,
      parts: maxTexts + 2,
      headerPairs: 50,
    },
  }).single(field);
  type Handler = Parameters<typeof middleware>;
  return new Promise((resolve, reject) => {
    middleware(form as unknown as Handler[0], {} as Handler[1], (error?: unknown) =>
      error ? reject(error) : resolve({ ...form.body }),
    );
  });
}
