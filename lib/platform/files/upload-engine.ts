import type { Readable } from 'node:stream';
import multer, { type StorageEngine } from 'multer';
import type { MultipartRequest } from './multipart-request';

export interface UploadStorage<Kept> {
  /** Stores the bytes as they arrive. If it fails, it must leave nothing behind. */
  keep: (bytes: AsyncIterable<Uint8Array>, givenName: string) => Promise<Kept>;
  /** Removes a stored file if a later part of the form is invalid. */
  discard: (kept: Kept) => Promise<void>;
}

/** Thrown if the file's bytes end before the form does. */
export class BrokenUpload extends Error {
  override readonly name = 'BrokenUpload';
}

/** A multer storage engine that streams a form's only file into a storage, and can undo this. */
export class UploadEngine<Kept> implements StorageEngine {
  result: { kept: Kept } | undefined;
  failure: unknown;
  /** The file name as sent, or ''. */
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

  /** Does nothing when multer calls it: the reader of the form calls `undo` after any error. */
  _removeFile(...[, , done]: Parameters<StorageEngine['_removeFile']>): void {
    done(null);
  }

  /** Waits for pending work, then removes the stored file. */
  async undo(): Promise<void> {
    await this.settled;
    if (this.result) await this.storage.discard(this.result.kept);
    this.result = undefined;
  }
}

/** Rejects a file truncated at the size limit. Multer reports it, but its stream ends like a complete one, and it must not be stored. */
async function* bytesOf(stream: Readable & { truncated?: boolean }): AsyncGenerator<Uint8Array> {
  try {
    yield* stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new BrokenUpload('the file broke off', { cause: error });
  }
  if (stream.truncated) throw new BrokenUpload('the file is longer than allowed');
}

/** Maximum bytes of a text field in a form. The longest submission has four lists of 40 lines of 600 two-byte characters. */
export const MAX_TEXT_BYTES = 256 * 1024;

export interface FormBounds {
  field: string;
  maxFileBytes: number;
  maxTexts: number;
}

/** Reads a form with one file and returns its text fields. Throws multer's errors. */
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
