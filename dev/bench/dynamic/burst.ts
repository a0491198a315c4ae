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

/** Requests a page `requests` times, four at a time. Throws if one of them fails. */
export async function burst(asked: Asked, requests: number): Promise<void> {
  for (let sent = 0; sent < requests; sent += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, requests - sent) }, () => ask(asked)));
  }
}

/** Returns the size of an uncompressed page. */
export const bytesOf = async (asked: Asked): Promise<number> => (await ask(asked)).byteLength;
