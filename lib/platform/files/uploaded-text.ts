import { AppError } from '@/lib/platform/core/errors';
import { DocumentInspector } from './sniff-document-type';
import { documentText, type DocumentText } from './document-text';
import { incomingUpload } from './upload';

interface Held {
  bytes: Uint8Array;
  contentType: string;
}

/** Holds a file of at most 2 MB in memory while it is read. */
async function hold(bytes: AsyncIterable<Uint8Array>): Promise<Held> {
  const inspector = new DocumentInspector();
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) {
    await inspector.take(chunk);
    chunks.push(chunk);
  }
  const { contentType } = await inspector.finish();
  return { bytes: Buffer.concat(chunks), contentType };
}

/**
 * Reads a form with fields as JSON in `data` and an optional PDF, DOC or DOCX. Returns the fields and the document's text, or
 * null if it cannot be read. Stores nothing. Throws upload errors, and 400 for invalid JSON.
 */
export async function readUploadedText(
  request: Request,
  field: string,
): Promise<{ fields: unknown; file?: DocumentText | null }> {
  const upload = incomingUpload(request, field);
  const { kept, fields } = await upload.receiveIfAny({ keep: hold, discard: () => Promise.resolve() });
  const known = { fields: parse(fields.data) };
  return kept ? { ...known, file: await documentText(kept.bytes, kept.contentType) } : known;
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data)) as unknown;
  } catch {
    throw new AppError('malformed', 'Send the fields as JSON text in "data".');
  }
}
