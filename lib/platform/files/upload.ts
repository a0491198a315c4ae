import { createHash } from 'node:crypto';
import { MulterError } from 'multer';
import { AppError, invalidField, type ErrorCode } from '@/lib/platform/core/errors';
import { DOCUMENT, DOCUMENT_MESSAGES } from './upload-limits';
import { KEY_FIELD } from '@/lib/platform/core/idempotency-key-names';
import { watchUpload } from '@/lib/platform/monitoring/events';
import type { BrowserForm } from './browser-form';
import { multipartRequest } from './multipart-request';
import { BrokenUpload, MAX_TEXT_BYTES, parseForm, UploadEngine, type UploadStorage } from './upload-engine';

/** Bytes of the form in addition to the file, including its text fields. */
const MAX_FIELDS_BYTES = MAX_TEXT_BYTES + 64 * 1024;
const MAX_BODY_LENGTH = DOCUMENT.maxBytes + MAX_FIELDS_BYTES;
/** Text fields in addition to the file: one with all values as JSON, or one for each value. */
const MAX_TEXTS = 8;

export interface IncomingUpload {
  /**
   * Reads the form and streams the file into the storage. Returns the storage's result and the form's text fields. Unless the
   * form has one file of at most 2 MB in the expected field, throws 400, 413, 415 or 422 and leaves nothing in the storage.
   */
  receive: <Kept>(storage: UploadStorage<Kept>) => Promise<{ kept: Kept; fields: Record<string, unknown> }>;
}

export interface OptionalUpload extends IncomingUpload {
  /** Like `receive`, but also reads a form without a file. */
  receiveIfAny: <Kept>(
    storage: UploadStorage<Kept>,
  ) => Promise<{ kept: Kept | undefined; fields: Record<string, unknown> }>;
}

/** Runs as soon as the form is read. Takes the form's content and idempotency key. If it throws, the upload is undone. */
type UploadCheck = (body: unknown, key: unknown) => Promise<void>;

export interface UploadRequest extends OptionalUpload {
  /** Reads the form without storing it and returns a fingerprint of its content. Throws the same errors as `receive`. */
  describe: () => Promise<unknown>;
  checkedBy: (check: UploadCheck) => OptionalUpload;
}

const damaged = () => new AppError('malformed', 'The upload was cut off or is damaged. Please try again.');
const OF_FILE: readonly ErrorCode[] = ['tooLarge', 'unsupportedType'];

/** Repeats the message next to the file's field. */
const besideField = (error: AppError, field: string): AppError =>
  OF_FILE.includes(error.code) && !error.details.errors
    ? new AppError(error.code, error.message, { ...error.details, errors: { [field]: error.message } })
    : error;

const tooLarge = (field: string) => besideField(new AppError('tooLarge', DOCUMENT_MESSAGES.tooLarge), field);

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

const NOWHERE: UploadStorage<null> = {
  keep: async (bytes) => {
    for await (const chunk of bytes) void chunk;
    return null;
  },
  discard: () => Promise.resolve(),
};

/** Reads the form data of a request. Returns its fields, its key, and the body to compare with a repeated call's body. */
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

interface Sent {
  field: string;
  /** Only for a form sent without JavaScript. */
  browser?: BrowserForm;
}

/** An upload in one field of the request's form. `noFile` is the message if no file was chosen. */
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

/** Rejects the request before reading the body, so that the connection can be reused. */
function refuseAtOnce(request: Request, maxLength: number, field: string): void {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError('unsupportedType', 'Send the file in a form (Content-Type: multipart/form-data).');
  }
  if (!/;\s*boundary=[^\s;]/i.test(type)) throw damaged();
  if (Number(request.headers.get('content-length') ?? 0) > maxLength) throw tooLarge(field);
}

/** Converts an error in reading the form into 400, 413 or 422. Leaves our own errors and storage errors unchanged. */
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
