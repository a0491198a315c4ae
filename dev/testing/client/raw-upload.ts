import { request, type Agent } from 'node:http';

const BOUNDARY = 'mwanzo-test-boundary';
const END = `--${BOUNDARY}--\r\n`;

export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** Returns one part of a multipart body, with its file name unescaped. */
export const filePart = (field: string, fileName: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);

export const textPart = (field: string, text: string): Buffer =>
  Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${text}\r\n`);

/** Returns a multipart body of these parts. */
export const wholeForm = (...parts: Buffer[]): Buffer => Buffer.concat([...parts, Buffer.from(END)]);

export interface RawUpload {
  token: string;
  method?: 'POST' | 'PUT';
  body: Buffer;
  contentType?: string;
  /** A false Content-Length, or `none` to send chunks without a length. */
  contentLength?: number | 'none';
  /** If given, sends only two thirds of the body, and disconnects once the promise resolves. */
  leaveWhen?: () => Promise<void>;
  agent?: Agent;
}

/** Sends raw bytes. Returns the status and text of the response, or status 0 if there is none. */
export function rawUpload(url: string, upload: RawUpload): Promise<{ status: number; text: string }> {
  const { token, method = 'POST', body, contentType = MULTIPART, contentLength, leaveWhen, agent } = upload;
  const length = contentLength === 'none' ? {} : { 'content-length': contentLength ?? body.length };
  const headers = { authorization: `Bearer ${token}`, 'content-type': contentType, ...length };
  return new Promise((resolve) => {
    const call = request(url, { method, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      answer.on('close', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on('error', () => resolve({ status: 0, text: '' }));
    if (leaveWhen) {
      const sent = body.subarray(0, Math.floor((body.length * 2) / 3));
      call.write(sent, () => void leaveWhen().finally(() => call.destroy()));
    } else call.end(body);
  });
}
