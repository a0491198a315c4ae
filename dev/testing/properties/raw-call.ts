import { Agent, request } from 'node:http';
import type { Answered } from '../contract/contract-answer';

const agent = new Agent({ keepAlive: true });

export interface RawCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  bytes?: Buffer;
}

const bodyOf = (text: string, type: string): unknown => {
  if (text === '') return undefined;
  return type.includes('json') ? (JSON.parse(text) as unknown) : text;
};

const headersOf = (raw: NodeJS.Dict<string | string[]>): Headers =>
  new Headers(
    Object.entries(raw).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );

/** Sends these headers and bytes to an address, all unchanged. Returns the response and how many milliseconds it took. */
export function rawCall(
  origin: string,
  { method, path, headers, bytes }: RawCall,
): Promise<Answered & { took: number }> {
  const began = performance.now();
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const length = bytes ? { 'content-length': String(bytes.length) } : {};
    const call = request(
      { hostname, port, method, path, agent, headers: { ...headers, ...length } },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('error', reject);
        answer.on('end', () => {
          const took = performance.now() - began;
          const got = headersOf(answer.headers);
          const body = bodyOf(Buffer.concat(pieces).toString(), got.get('content-type') ?? '');
          resolve({ status: answer.statusCode ?? 0, headers: got, body, took });
        });
      },
    );
    call.on('error', reject);
    call.end(bytes);
  });
}
