import { createHash } from 'node:crypto';
import { MulterError } from 'multer';
import { AppError, invalidField, type ErrorCode } from '@/lib/platform/core/errors';
import { DOCUMENT, DOCUMENT_MESSAGES } from './upload-limits';
import { KEY_FIELD } from '@/lib/platform/core/idempotency-key-names';
import { watchUpload } from '@/lib/platform/monitoring/events';
import type { BrowserForm } from './browser-form';
import { multipartRequest } from './multipart-request';
import { BrokenUpload, MAX_TEXT_BYTES, parseForm, UploadEngine, type UploadStorage } from './upload-engine';

/** Bytes of the form around the file and of the texts beside it. */
const MAX_FIELDS_BYTES = MAX_TEXT_BYTES + 64 * 1024;
const MAX_BODY_LENGTH = DOCUMENT.maxBytes + MAX_FIELDS_BYTES;
/** Texts beside the file: fields as JSON, or each of its own. */
const MAX_TEXTS = 8;

/** A file on its way in and the texts sent with it; nothing of it is read yet. */
export interface IncomingUpload {
  /**
   * Reads the form and hands the file's bytes to the storage as they arrive.
   * Gives what the storage kept, and the texts of the form. Throws 413, 415, 422 or 400 when the form is not one file of at
   * most 2 MB in the expected field; then nothing stays in the storage.
   */
  receive: <Kept>(storage: UploadStorage<Kept>) => Promise<{ kept: Kept; fields: Record<string, unknown> }>;
}

/** An upload that may also come without its file. */
export interface OptionalUpload extends IncomingUpload {
  /** The same as `receive`, but a form without a file is read too: nothing is kept then. */
  receiveIfAny: <Kept>(
    storage: UploadStorage<Kept>,
  ) => Promise<{ kept: Kept | undefined; fields: Record<string, unknown> }>;
}

/** Runs when a form is read, before anything else happens. Takes its content and its idempotency key; the upload is undone if it throws. */
type UploadCheck = (body: unknown, key: unknown) => Promise<void>;

/** The upload of a request. */
export interface UploadRequest extends OptionalUpload {
  /** Reads the form without storing it, and gives a fingerprint of its content. Throws like `receive`. */
  describe: () => Promise<unknown>;
  /** The same upload with a check. */
  checkedBy: (check: UploadCheck) => OptionalUpload;
}

const damaged = () => new AppError('malformed', 'The upload broke off or is damaged. Please try again.');
/** Refusals of the file itself. */
const OF_FILE: readonly ErrorCode[] = ['tooLarge', 'unsupportedType'];

/** The same, with its message also beside the field of the file. */
const besideField = (error: AppError, field: string): AppError =>
  OF_FILE.includes(error.code) && !error.details.errors
    ? new AppError(error.code, error.message, { ...error.details, errors: { [field]: error.message } })
    : error;

const tooLarge = (field: string) => besideField(new AppError('tooLarge', DOCUMENT_MESSAGES.tooLarge), field);

/** Passes the bytes on, and reports the name and hash of the file. */
function noting<Kept>(
  { keep, discard }: UploadStorage<Kept>,
  note: (file: object) => void,
): UploadStorage<Kept> {
  return {
    keep: (bytes, name) => {
      const hash = createHash('sha256');
      async function* hashed() {
        for await (const chunk of bytes) {
          hash.update(chunk);
          yield chunk;
        }
        note({ name, sha256: hash.digest('base64url') });
      }
      return keep(hashed(), name);
    },
    discard,
  };
}

/** Reads a file to its end and stores nothing. */
const NOWHERE: UploadStorage<null> = {
  keep: async (bytes) => {
    for await (const chunk of bytes) void chunk;
    return null;
  },
  discard: () => Promise.resolve(),
};

/** Reads the form of a request. Gives its fields, its key, and the body to compare with that of a repeated call. */
async function readUpload<Kept>(request: Request, { field, browser }: Sent, storage: UploadStorage<Kept>) {
  const maxLength = browser?.maxLength ?? MAX_BODY_LENGTH;
  refuseAtOnce(request, maxLength, field);
  let file: object | null = null;
  const engine = new UploadEngine(noting(storage, (noted) => (file = noted)));
  const form = multipartRequest(request, maxLength, () => tooLarge(field));
  const bounds = { field, maxFileBytes: DOCUMENT.maxBytes, maxTexts: browser?.maxTexts ?? MAX_TEXTS };
  try {
    const { [KEY_FIELD]: key, ...fields } = await parseForm(form, engine, bounds);
    return { engine, fields: browser?.toFields(fields) ?? fields, key, body: { fields, file } };
  } catch (error) {
    form.destroy();
    await engine.undo();
    throw asAnswer(error, engine.failure, field);
  } finally {
    browser?.note(form.body, engine.givenName);
  }
}

/** How the form was sent. */
interface Sent {
  /** The field of the file. */
  field: string;
  /** For a form that a browser sent without script. */
  browser?: BrowserForm;
}

/** The upload in one field of a request's form, with the words for when no file was chosen. */
export function incomingUpload(
  request: Request,
  field: string,
  noFile: string = DOCUMENT_MESSAGES.none,
  browser?: BrowserForm,
): UploadRequest {
  const sent = { field, ...(browser && { browser }) };
  async function read<Kept, None>(storage: UploadStorage<Kept>, none: () => None) {
    const { engine, fields, key, body } = await readUpload(request, sent, storage);
    const kept = engine.result ? engine.result.kept : none();
    return { received: { kept, fields }, undo: () => engine.undo(), key, body };
  }
  async function receive<Kept, None>(
    storage: UploadStorage<Kept>,
    none: () => None,
    check: UploadCheck | undefined,
  ) {
    const { received, undo, key, body } = await watchUpload(field, read(storage, none));
    try {
      await check?.(body, key);
    } catch (error) {
      await undo();
      throw error;
    }
    return received;
  }
  const missing = (): never => {
    throw invalidField(field, noFile);
  };
  const optional = (check?: UploadCheck): OptionalUpload => ({
    receive: (storage) => receive(storage, missing, check),
    receiveIfAny: (storage) => receive(storage, () => undefined, check),
  });
  const describe = async () => (await readUpload(request, sent, NOWHERE)).body;
  return { ...optional(), checkedBy: optional, describe };
}

/** Before the body is touched: what is refused here leaves the connection good for the next request. */
function refuseAtOnce(request: Request, maxLength: number, field: string): void {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError('unsupportedType', 'Send the file in a form (Content-Type: multipart/form-data).');
  }
  if (!/;\s*boundary=[^\s;]/i.test(type)) throw damaged();
  if (Number(request.headers.get('content-length') ?? 0) > maxLength) throw tooLarge(field);
}

/** What the person is told: our own words as they are, a damaged form as 400, the rest (a database that fails) untouched. */
function asAnswer(error: unknown, keeping: unknown, field: string): unknown {
  const code = error instanceof MulterError ? error.code : undefined;
  if (error instanceof AppError) return besideField(error, field);
  if (code === 'LIMIT_FILE_SIZE') return tooLarge(field);
  if (code === 'LIMIT_UNEXPECTED_FILE') {
    return invalidField(field, `Please send one file, in the field "${field}".`);
  }
  if (error === keeping && !(error instanceof BrokenUpload)) return error;
  return damaged();
}
