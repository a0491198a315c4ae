import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientFor } from '@/dev/testing/client/client-for';
import { resumeForm } from '@/dev/testing/client/file-form';
import { pdfFile } from '@/dev/testing/data/documents';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackForFile } from '@/dev/testing/stack/for-file';
import { DOCUMENT_MESSAGES } from './upload-limits';

const SOCKET = join(tmpdir(), `mwanzo-clamd-${process.pid}.sock`);
const MARK = 'a virus for the tests';

/** A scanner that finds a virus in every file with the mark. */
const scanner = createServer((socket) => {
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    if (!received.subarray(-4).equals(Buffer.alloc(4))) return;
    socket.end(received.includes(MARK) ? 'stream: For-Tests FOUND\0' : 'stream: OK\0');
  });
});

const stack = stackForFile({ env: { CLAMD: SOCKET } });
beforeAll(async () => {
  scanner.listen(SOCKET);
  await once(scanner, 'listening');
});
afterAll(async () => {
  if (scanner.listening) scanner.close();
  await rm(SOCKET, { force: true });
});

const storedFiles = () => mongoose.connection.db?.collection('files.files').countDocuments();

test('a resume with a virus is rejected at its field and not stored; none is stored unchecked', async () => {
  const { token } = await makeUser('recent graduate');
  const send = (text: string) =>
    clientFor(stack()).api('POST', '/api/users/upload-resume', { token, form: resumeForm(pdfFile(text)) });

  const refused = await send(MARK);
  expect(refused.status).toBe(415);
  expect(refused.body).toMatchObject({
    message: DOCUMENT_MESSAGES.virus,
    errors: { resume: DOCUMENT_MESSAGES.virus },
  });
  expect(await storedFiles()).toBe(0);

  expect((await send('clean')).status).toBe(201);
  expect(await storedFiles()).toBe(1);

  scanner.close();
  await once(scanner, 'close');
  const unchecked = await send('clean too');
  expect(unchecked.status).toBe(503);
  expect(unchecked.headers.get('retry-after')).toBe('60');
  expect(await storedFiles()).toBe(1);
});
