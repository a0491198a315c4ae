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
  private settled: Promise<void> = Promise.resolve();

  constructor(private readonly storage: UploadStorage<Kept>) {}

  _handleFile(...[, file, done]: Parameters<StorageEngine['_handleFile']>): void {
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

/** Reads a form with one file (at most `maxFileBytes` bytes) in `field`; gives its texts; throws what multer finds wrong. */
export function parseForm(
  form: MultipartRequest,
  engine: StorageEngine,
  field: string,
  maxFileBytes: number,
): Promise<Record<string, unknown>> {
  const middleware = multer({
    storage: engine,
    defParamCharset: 'utf8',
    limits: {
      fileSize: maxFileBytes,
      fieldNameSize: 100,
      fieldSize: 64 * 1024,
      fields: 8,
      parts: 10,
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
