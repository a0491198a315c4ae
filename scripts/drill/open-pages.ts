import type { Probe } from '@/lib/operations/backup/probes';

/** Maximum milliseconds per response: nothing is cached yet. */
const ANSWER_MS = 30_000;

async function open(url: string, { path, token, bytes }: Probe): Promise<string | undefined> {
  const headers = token
    ? { Authorization: `Bearer ${token}`, Cookie: `next-auth.session-token=${token}` }
    : undefined;
  const answer = await fetch(url + path, {
    ...(headers && { headers }),
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const body = await answer.arrayBuffer();
  if (answer.status !== 200) return `GET ${path} returned status ${answer.status}`;
  if (bytes !== undefined && body.byteLength !== bytes) {
    return `GET ${path} returned ${body.byteLength} bytes instead of ${bytes}`;
  }
  return undefined;
}

/** Requests these pages of a service one after another. Returns a line for each wrong response. */
export async function openPages(url: string, probes: readonly Probe[]): Promise<string[]> {
  const lines: string[] = [];
  for (const probe of probes) {
    const line = await open(url, probe).catch((error: Error) => `GET ${probe.path}: ${error.message}`);
    if (line) lines.push(line);
  }
  return lines;
}
