import { describe, expect, test } from 'vitest';
import { AppError } from '@/lib/platform/core/errors';
import { incomingUpload } from './upload';

const MB2 = 2 * 1024 * 1024;
const ADDRESS = 'http://127.0.0.1/api/users/upload-resume';

/** A storage that holds uploads in memory. */
function memory(check: (bytes: Buffer) => void = () => undefined) {
  const kept = new Map<string, Buffer>();
  return {
    kept,
    keep: async (bytes: AsyncIterable<Uint8Array>, name: string) => {
      const parts: Uint8Array[] = [];
      for await (const part of bytes) parts.push(part);
      check(Buffer.concat(parts));
      kept.set(name, Buffer.concat(parts));
      return name;
    },
    discard: async (name: string) => void kept.delete(name),
  };
}

const formRequest = (...files: [field: string, name: string, bytes: Buffer][]) => {
  const form = new FormData();
  for (const [field, name, bytes] of files) form.append(field, new File([new Uint8Array(bytes)], name));
  return new Request(ADDRESS, { method: 'POST', body: form });
};

const rawRequest = (body: BodyInit, contentType = 'multipart/form-data; boundary=xyz', extra = {}) =>
  new Request(ADDRESS, { method: 'POST', body, headers: { 'content-type': contentType }, ...extra });

const part = (name: string, fileName: string, bytes = 'bytes') =>
  `--xyz\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n${bytes}\r\n`;

const refusal = async (request: Request, storage = memory()) => {
  const error = await incomingUpload(request, 'resume')
    .receive(storage)
    .catch((thrown: unknown) => thrown);
  expect(storage.kept.size).toBe(0);
  if (!(error instanceof AppError)) throw error;
  return { status: error.status, message: error.message };
};

describe('an upload that is taken', () => {
  test.each([1, 65_535, 65_536, MB2 - 1, MB2])('of %i bytes, whole', async (size) => {
    const bytes = Buffer.alloc(size, 'ab');
    const storage = memory();
    const { kept } = await incomingUpload(formRequest(['resume', 'cv.pdf', bytes]), 'resume').receive(
      storage,
    );
    expect(kept).toBe('cv.pdf');
    expect(storage.kept.get('cv.pdf')?.equals(bytes)).toBe(true);
  });

  test('with the texts beside it, before and after', async () => {
    const form = new FormData();
    form.append('data', '{"title":"Wasifu"}');
    form.append('resume', new File(['x'], 'Wasifu wa Wanjikũ.pdf'));
    form.append('note', 'after');
    const request = new Request(ADDRESS, { method: 'POST', body: form });
    const { kept, fields } = await incomingUpload(request, 'resume').receive(memory());
    expect(kept).toBe('Wasifu wa Wanjikũ.pdf');
    expect(fields).toEqual({ data: '{"title":"Wasifu"}', note: 'after' });
  });

  test('with the longest texts a submission may have, beside a file of 2 MB', async () => {
    const lines = Array<string>(40).fill('ũ'.repeat(600));
    const data = JSON.stringify({ a: lines, b: lines, c: lines, d: lines });
    const form = new FormData();
    form.append('data', data);
    form.append('resume', new File([new Uint8Array(MB2)], 'listing.pdf'));
    const request = new Request(ADDRESS, { method: 'POST', body: form });
    const { fields } = await incomingUpload(request, 'resume').receive(memory());
    expect(fields).toEqual({ data });
  });
});

describe('an upload that is refused leaves nothing behind', () => {
  test('one byte more than 2 MB', async () => {
    expect(await refusal(formRequest(['resume', 'cv.pdf', Buffer.alloc(MB2 + 1)]))).toEqual({
      status: 413,
      message: 'File size exceeds 2MB limit',
    });
  });

  test.each([
    ['too large', formRequest(['resume', 'cv.pdf', Buffer.alloc(MB2 + 1)]), 413],
    ['of another type', formRequest(['resume', 'cv.pdf', Buffer.from('x')]), 415],
  ])('one %s, which is said beside its field, too', async (_, request, status) => {
    const storage = memory(() => {
      throw new AppError('unsupportedType', 'Only PDF and Word documents are allowed');
    });
    const kept = status === 413 ? memory() : storage;
    const error: unknown = await incomingUpload(request, 'resume')
      .receive(kept)
      .catch((thrown: unknown) => thrown);
    const { message } = error as AppError;
    expect(error).toMatchObject({ status, details: { errors: { resume: message } } });
  });

  test('a length that says too much, before a byte is read', async () => {
    const unread = new ReadableStream(
      {
        pull: () => {
          throw new Error('was read');
        },
      },
      { highWaterMark: 0 },
    );
    const request = rawRequest(unread, undefined, { duplex: 'half' });
    request.headers.set('content-length', String(30 * 1024 * 1024));
    expect(await refusal(request)).toMatchObject({ status: 413, message: 'File size exceeds 2MB limit' });
  });

  test('a body without a length that never ends', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(
          Buffer.from(sent === 0 ? part('resume', 'cv.pdf', '').slice(0, -2) : 'x'.repeat(64 * 1024)),
        );
        sent += 1;
      },
    });
    const { status } = await refusal(rawRequest(endless, undefined, { duplex: 'half' }));
    expect(status).toBe(413);
    expect(sent).toBeLessThan(50);
  });

  test.each([
    ['no file', rawRequest('--xyz--\r\n')],
    ['no file chosen in a browser', rawRequest(`${part('resume', '', '')}--xyz--\r\n`)],
    [
      'a text where the file should be',
      rawRequest('--xyz\r\nContent-Disposition: form-data; name="resume"\r\n\r\ntext\r\n--xyz--\r\n'),
    ],
  ])('%s', async (_, request) => {
    expect(await refusal(request)).toEqual({ status: 422, message: 'Please select a file!' });
  });

  test.each([
    ['another field', formRequest(['file', 'cv.pdf', Buffer.from('x')])],
    [
      'two files in the field',
      formRequest(['resume', 'a.pdf', Buffer.from('x')], ['resume', 'b.pdf', Buffer.from('y')]),
    ],
    [
      'a second file elsewhere',
      formRequest(['resume', 'a.pdf', Buffer.from('x')], ['other', 'b.pdf', Buffer.from('y')]),
    ],
    [
      'a large second file',
      formRequest(['resume', 'a.pdf', Buffer.from('x')], ['resume', 'b.pdf', Buffer.alloc(1_000_000)]),
    ],
  ])('%s', async (_, request) => {
    expect(await refusal(request)).toEqual({
      status: 422,
      message: 'Please send one file, in the field "resume".',
    });
  });

  const whole = `${part('resume', 'cv.pdf', 'x'.repeat(100_000))}--xyz--\r\n`;
  test.each([
    ['cut in the file', rawRequest(whole.slice(0, 50_000))],
    ['cut before its last line', rawRequest(whole.slice(0, -9))],
    ['cut in the head of the part', rawRequest(whole.slice(0, 40))],
    ['empty', rawRequest('')],
    ['no boundary', rawRequest(whole, 'multipart/form-data')],
    ['another boundary', rawRequest(whole, 'multipart/form-data; boundary=abc')],
    [
      'many fields',
      rawRequest(`${'--xyz\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(20)}${whole}`),
    ],
    [
      'a text that is too long',
      rawRequest(
        `--xyz\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'1'.repeat(300_000)}\r\n${whole}`,
      ),
    ],
    [
      'a damaged head',
      rawRequest(
        `--xyz\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\nno colon here\r\n\r\nx\r\n--xyz--\r\n`,
      ),
    ],
  ])('a damaged form: %s', async (_, request) => {
    expect(await refusal(request)).toEqual({
      status: 400,
      message: 'The upload was cut off or is damaged. Please try again.',
    });
  });

  test('no form at all', async () => {
    expect(await refusal(rawRequest('{}', 'application/json'))).toMatchObject({ status: 415 });
  });

  test('the storage refuses it', async () => {
    const storage = memory(() => {
      throw new AppError('unsupportedType', 'Only PDF and Word documents are allowed');
    });
    expect(await refusal(formRequest(['resume', 'cv.pdf', Buffer.from('x')]), storage)).toMatchObject({
      status: 415,
    });
  });

  test('the client goes away half-way', async () => {
    const gone = new AbortController();
    const stalled = new ReadableStream<Uint8Array>(
      {
        start: (controller) => controller.enqueue(Buffer.from(whole.slice(0, 50_000))),
        pull: () => gone.abort(),
      },
      { highWaterMark: 0 },
    );
    const request = rawRequest(stalled, undefined, { duplex: 'half', signal: gone.signal });
    expect(await refusal(request)).toMatchObject({ status: 400 });
  });
});

test('an error of the storage that is not about the upload is passed on as it is', async () => {
  const failure = new Error('database out of reach');
  const storage = memory(() => {
    throw failure;
  });
  await expect(
    incomingUpload(formRequest(['resume', 'cv.pdf', Buffer.from('x')]), 'resume').receive(storage),
  ).rejects.toBe(failure);
});

describe('an optional upload', () => {
  test('is kept where there is one', async () => {
    const storage = memory();
    const bytes = Buffer.from('bytes');
    const upload = incomingUpload(formRequest(['resume', 'cv.pdf', bytes]), 'resume');
    expect((await upload.receiveIfAny(storage)).kept).toBe('cv.pdf');
    expect([...storage.kept.keys()]).toEqual(['cv.pdf']);
  });

  test('may be missing, or a picker that was left empty; the texts are read', async () => {
    for (const file of [null, new File([], '')]) {
      const form = new FormData();
      form.append('data', 'text');
      if (file) form.append('resume', file);
      const storage = memory();
      const request = new Request(ADDRESS, { method: 'PUT', body: form });
      const { kept, fields } = await incomingUpload(request, 'resume').receiveIfAny(storage);
      expect([kept, fields.data, storage.kept.size]).toEqual([undefined, 'text', 0]);
    }
  });

  test('is refused like any other', async () => {
    const storage = memory();
    const upload = incomingUpload(formRequest(['resume', 'cv.pdf', Buffer.alloc(MB2 + 1)]), 'resume');
    await expect(upload.receiveIfAny(storage)).rejects.toMatchObject({ code: 'tooLarge' });
    expect(storage.kept.size).toBe(0);
  });
});
