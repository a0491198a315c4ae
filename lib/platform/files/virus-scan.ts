import { connect, type NetConnectOpts } from 'node:net';
import { AppError } from '@/lib/platform/core/errors';
import { env } from '@/lib/platform/env/env';
import { DOCUMENT_MESSAGES } from './upload-limits';
import type { FileInspector, FileKind } from './file-kind';

/** Milliseconds. clamd scans a file of 2 MB in less than a second. */
const TIMEOUT = 15_000;

const MAX_REPLY_LENGTH = 1_000;

/** Ends every command and reply of clamd that begins with `z`. */
const END = '\0';

const lengthOf = (chunk: Uint8Array): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(chunk.byteLength);
  return bytes;
};

/** Sends a file to clamd (INSTREAM: each chunk after its length, at last a length of 0). Returns the reply, such as `stream: OK`. */
function ask(scanner: NetConnectOpts, chunks: readonly Uint8Array[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(scanner);
    let reply = '';
    const timer = setTimeout(() => socket.destroy(new Error('the virus scanner takes too long')), TIMEOUT);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      reply += text;
      if (reply.length > MAX_REPLY_LENGTH) socket.destroy(new Error('the virus scanner says too much'));
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(reply.split(END, 1)[0] ?? '');
    });
    socket.write(`zINSTREAM${END}`);
    for (const chunk of chunks.filter(({ byteLength }) => byteLength > 0)) {
      socket.write(lengthOf(chunk));
      socket.write(chunk);
    }
    socket.write(Buffer.alloc(4));
  });
}

const UNCHECKED = 'We can’t check files for viruses right now. Please try again in a few minutes.';

function unchecked(cause: unknown): AppError {
  const error = new AppError('unavailable', UNCHECKED, { retryAfter: 60, unavailable: 'virus scanner' });
  error.cause = cause;
  return error;
}

/** Throws 415 for a file with a virus, 503 if the scanner does not respond or reports a failure. */
async function refuseVirus(scanner: NetConnectOpts, chunks: readonly Uint8Array[]): Promise<void> {
  const reply = await ask(scanner, chunks).catch((error: unknown) => {
    throw unchecked(error);
  });
  if (reply === 'stream: OK') return;
  if (/^stream: .+ FOUND$/.test(reply)) throw new AppError('unsupportedType', DOCUMENT_MESSAGES.virus);
  throw unchecked(new Error(`the virus scanner says: ${reply}`));
}

/** Also sends a document that the inspector accepts to the virus scanner, which needs all its bytes (at most 2 MB). */
function scanned(inspector: FileInspector, scanner: NetConnectOpts): FileInspector {
  const chunks: Uint8Array[] = [];
  return {
    take: (chunk) => {
      chunks.push(chunk);
      return inspector.take(chunk);
    },
    finish: async (): Promise<FileKind> => {
      const kind = await inspector.finish();
      await refuseVirus(scanner, chunks);
      return kind;
    },
  };
}

/** Adds the virus scanner that CLAMD names, if any. */
export function withVirusScan(inspector: FileInspector): FileInspector {
  const { CLAMD } = env();
  return CLAMD ? scanned(inspector, CLAMD) : inspector;
}
