import { client } from './stack';

/** Returns the id of the open request from this address, on whichever page of the list it is. */
export async function findRequest(email: string, token: string): Promise<string> {
  interface Desk {
    requests: { _id: string; email: string }[];
    totalPages: number;
  }
  for (let number = 1, last = 1; number <= last; number += 1) {
    const { body } = await client.api<Desk>('GET', `/api/admin/requests?page=${number}`, { token });
    const request = body.requests.find((one) => one.email === email);
    if (request) return request._id;
    last = body.totalPages;
  }
  throw new Error(`no open request from ${email}`);
}

/** Sends a request about the data of a new account, as a visitor. Returns the account and the link that confirms its address. */
export async function askAboutData(kind: 'access' | 'correct' | 'erase' | 'object') {
  const user = await client.newUser({ firstName: 'Akinyi' });
  const { email } = user;
  await client.api('POST', '/api/requests', {
    json: { kind, name: 'Akinyi Otieno', email, text: 'Please do this for me.' },
  });
  const [, confirmation] = await client.mailsTo(email, 2);
  if (!confirmation) throw new Error(`no confirmation came to ${email}`);
  return { user, link: client.linkIn(confirmation, '/data-request/confirm/') };
}

/** Sends such a request and confirms its address. */
export async function askWithConfirmedAddress(kind: Parameters<typeof askAboutData>[0]) {
  const asked = await askAboutData(kind);
  const call = new URL(asked.link).pathname.replace('/data-request', '/api/requests');
  const { status } = await client.api('POST', call);
  if (status !== 200) throw new Error(`confirming the address answered ${status}`);
  return asked;
}
