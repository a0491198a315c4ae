import { treeSeconds } from './process-facts';

/** A page to request, and the session token to use. */
export interface Asked {
  url: string;
  token?: string;
}

const AT_ONCE = 4;

async function ask({ url, token }: Asked): Promise<ArrayBuffer> {
  const answer = await fetch(url, {
    headers: {
      'accept-encoding': 'gzip, deflate, br',
      ...(token !== undefined && { cookie: `next-auth.session-token=${token}` }),
    },
    redirect: 'manual',
  });
  if (answer.status !== 200) throw new Error(`${url} returned status ${answer.status}`);
  return answer.arrayBuffer();
}

/** Requests a page `requests` times, `atOnce` at a time. Throws if one of them fails. */
export async function burst(asked: Asked, requests: number, atOnce = AT_ONCE): Promise<void> {
  for (let sent = 0; sent < requests; sent += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, requests - sent) }, () => ask(asked)));
  }
}

export const textOf = async (asked: Asked): Promise<string> => new TextDecoder().decode(await ask(asked));

/** Returns the size of an uncompressed page. */
export const bytesOf = async (asked: Asked): Promise<number> => (await ask(asked)).byteLength;

/** Returns the milliseconds of processor time that each process and its child processes take per request of a burst. */
export async function costsOf(pids: readonly number[], asked: Asked, requests: number): Promise<number[]> {
  const read = () => Promise.all(pids.map(treeSeconds));
  const before = await read();
  await burst(asked, requests);
  const after = await read();
  return after.map((seconds, at) => ((seconds - (before[at] ?? 0)) * 1_000) / requests);
}

/** The setting METRICS_TOKEN of a service whose commands are counted. */
export const METRICS_TOKEN = 'for-the-benchmark';

/** Returns the number of commands that the service has sent to the database so far. */
export async function commandsSent(appUrl: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const answer = await fetch(`${appUrl}/api/metrics`, { headers });
  if (!answer.ok) throw new Error(`/api/metrics returned status ${answer.status}`);
  const counts = (await answer.text()).matchAll(/^mwanzo_database_command_seconds_count\{[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
