import type { ServerResponse } from 'node:http';

/** Headers that may be repeated, or added to an existing one. */
const ADDED = new Set(['vary', 'www-authenticate', 'set-cookie']);

function setHead(response: ServerResponse, { status, headers }: Response): void {
  response.statusCode = status;
  headers.forEach((value, name) => {
    // Like Next.js, keeps the headers that `server/` sets on all responses.
    if (ADDED.has(name)) response.appendHeader(name, value);
    else if (!response.hasHeader(name)) response.setHeader(name, value);
  });
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type') === 'application/json';

/** Writes a long response at the client's pace; stops if the client disconnects. */
async function pipe(response: ServerResponse, body: ReadableStream<Uint8Array>): Promise<void> {
  let goOn: () => void = () => undefined;
  const next = () => goOn();
  response.on('drain', next);
  response.once('close', next);
  for await (const chunk of body) {
    if (response.destroyed) return;
    if (!response.write(chunk)) await new Promise<void>((resolve) => (goOn = resolve));
    if (response.destroyed) return;
  }
  response.end();
}

/** Sends a route handler's response: JSON with its length, anything else as a stream. If that fails, destroys the response and throws. */
export async function sendAnswer(response: ServerResponse, answer: Response): Promise<void> {
  if (response.destroyed) {
    await answer.body?.cancel();
    return;
  }
  if (answer.body === null) {
    setHead(response, answer);
    response.end();
  } else if (isJson(answer)) {
    const body = Buffer.from(await answer.arrayBuffer());
    setHead(response, answer);
    response.setHeader('Content-Length', body.length);
    response.end(body);
  } else {
    setHead(response, answer);
    await pipe(response, answer.body).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      throw error;
    });
  }
}
