import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 if there was no response. */
  status: number;
  /** Header names are in lower case. If a header has several values, the last one wins. */
  headers: Record<string, string>;
  body: string;
  /** Everything received, including further responses. */
  all: string;
}

/** Maximum milliseconds to wait for more data. */
const TIMEOUT_MS = 15_000;

function read(all: string): RawAnswer {
  const [head = '', ...rest] = all.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(pairs) as Record<string, string>,
    body: rest.join('\r\n\r\n'),
    all,
  };
}

/**
 * Sends a request line and headers unchanged, even if they are invalid. Closes the connection afterwards
 * unless the headers say otherwise.
 */
export function rawRequest(
  site: string,
  line: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(site);
  const said = Object.entries({ Host: host, Connection: 'close', ...headers });
  const text = [`${line} HTTP/1.1`, ...said.map(([name, value]) => `${name}: ${value}`), '', body].join(
    '\r\n',
  );
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let all = '';
    socket.setEncoding('utf8');
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (piece: string) => (all += piece));
    socket.on('error', () => resolve(read(all)));
    socket.on('close', () => resolve(read(all)));
  });
}
