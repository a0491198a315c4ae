import { request as httpRequest, Agent } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface Asked {
  token?: string;
  cookie?: string;
  json?: unknown;
  form?: FormData;
}

export interface Answered {
  status: number;
  /** As received, possibly compressed. */
  bytes: Buffer;
  text: () => string;
}

/** Counts since the last call of `take`. */
export interface Counted {
  requests: number;
  /** The milliseconds of each response. */
  times: number[];
  errors: string[];
}

const TIMEOUT_MS = 20_000;

async function bodyOf({ json, form }: Asked): Promise<{ type: string; bytes: Buffer } | undefined> {
  if (json !== undefined) return { type: 'application/json', bytes: Buffer.from(JSON.stringify(json)) };
  if (!form) return undefined;
  const packed = new Response(form);
  const bytes = Buffer.from(await packed.arrayBuffer());
  return { type: packed.headers.get('content-type') ?? '', bytes };
}

/**
 * Sends requests to a running Mwanzo over keep-alive connections, like many browsers, and counts the
 * responses.
 */
export class Traffic {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256 });
  #counted: Counted = { requests: 0, times: [], errors: [] };

  constructor(private readonly appUrl: string) {}

  /** Returns and resets the counts. */
  take(): Counted {
    const counted = this.#counted;
    this.#counted = { requests: 0, times: [], errors: [] };
    return counted;
  }

  /** Counts a failure other than a failed request, such as the loss of an acknowledged write. */
  fail(what: string): void {
    this.#counted.errors.push(what);
  }

  /** Sends a request. Throws if the response has an unexpected status. */
  async ask(method: string, path: string, expected: number | number[], asked: Asked = {}): Promise<Answered> {
    const body = await bodyOf(asked);
    const began = performance.now();
    this.#counted.requests += 1;
    const answer = await this.#send(method, path, asked, body);
    this.#counted.times.push(performance.now() - began);
    if ([expected].flat().includes(answer.status)) return answer;
    throw new Error(`${method} ${path} returned status ${answer.status}: ${answer.text().slice(0, 200)}`);
  }

  /** Sends a request and parses the JSON response. */
  async call<Body>(method: string, path: string, expected: number | number[], asked: Asked): Promise<Body> {
    const { text } = await this.ask(method, path, expected, asked);
    return JSON.parse(text()) as Body;
  }

  end(): void {
    this.#agent.destroy();
  }

  #send(
    method: string,
    path: string,
    { token, cookie }: Asked,
    body: { type: string; bytes: Buffer } | undefined,
  ): Promise<Answered> {
    const headers = {
      'accept-encoding': 'gzip',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
      ...(body && { 'content-type': body.type, 'content-length': body.bytes.length }),
    };
    return new Promise((resolve, reject) => {
      const url = new URL(path, this.appUrl);
      const sent = httpRequest(
        url,
        { method, headers, agent: this.#agent, timeout: TIMEOUT_MS },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('error', reject);
          answer.once('end', () => {
            const bytes = Buffer.concat(parts);
            const packed = answer.headers['content-encoding'] === 'gzip';
            const text = () => (packed ? gunzipSync(bytes) : bytes).toString();
            resolve({ status: answer.statusCode ?? 0, bytes, text });
          });
        },
      );
      sent.once('timeout', () =>
        sent.destroy(new Error(`${method} ${path}: no response within ${TIMEOUT_MS} ms`)),
      );
      sent.once('error', reject);
      sent.end(body?.bytes);
    });
  }
}
