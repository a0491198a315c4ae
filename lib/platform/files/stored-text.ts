import { LRUCache } from 'lru-cache';
import { AppError } from '@/lib/platform/core/errors';
import { documentText, type DocumentText } from './document-text';
import { openFile } from './open';

/** The cached text of files, because both a submission's page and its decision read it. At most 30,000 characters each. */
const texts = new LRUCache<string, Promise<DocumentText | null>>({ max: 20 });

type Stored = Parameters<typeof openFile>[0];

async function read(file: Stored): Promise<DocumentText | null> {
  const { stream, contentType } = await openFile(file);
  const bytes = new Uint8Array(await new Response(stream as unknown as BodyInit).arrayBuffer());
  return documentText(bytes, contentType);
}

/** The text of a stored document, or null if it cannot be read. Throws 404 if the file is gone. */
export async function storedText(file: Stored): Promise<DocumentText | null> {
  const key = file.fileId.toHexString();
  const reading = texts.get(key) ?? read(file);
  texts.set(key, reading);
  const forget = () => void (texts.peek(key) === reading && texts.delete(key));
  try {
    const text = await reading;
    if (!text) forget();
    return text;
  } catch (error) {
    forget();
    throw error;
  }
}

/** Like `storedText`, but also null if the file is gone. */
export async function storedTextIfAny(file: Stored): Promise<DocumentText | null> {
  try {
    return await storedText(file);
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return null;
    throw error;
  }
}
