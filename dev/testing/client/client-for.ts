import { randomUUID } from 'node:crypto';

export interface CaughtMail {
  id: string;
  to: { address: string; name: string }[];
  replyTo?: { address: string; name: string }[];
  subject: string;
  text: string;
  html: string;
  /** Header names are in lower case. */
  headers: Record<string, string>;
}

export interface ApiRequest {
  /** Sent as a bearer token. */
  token?: string;
  cookie?: string;
  json?: unknown;
  form?: FormData;
  /** A raw body. Set its content type in the headers. */
  raw?: string;
  headers?: Record<string, string>;
}

export interface ApiAnswer<Body = Record<string, unknown>> {
  status: number;
  /** The JSON of the response, its text if it is not JSON, or undefined if it is empty. */
  body: Body;
  headers: Headers;
}

export interface NewUser {
  token: string;
  user: { _id: string; role: string; username: string } & Record<string, unknown>;
  email: string;
  username: string;
  password: string;
}

/** Milliseconds to wait for an e-mail, and between two polls. */
const MAIL_MS = 25_000;
const LOOK_EVERY_MS = 50;

/** The password of all test users. */
export const TEST_PASSWORD = 'Karibu#2026';

/** Returns a unique string of letters for a username. */
export const uniqueLetters = (): string =>
  randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
    .slice(0, 20);

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return isJson ? (JSON.parse(text) as unknown) : text;
}

function requestOf(
  method: string,
  { token, json, form, raw, cookie, headers = {} }: ApiRequest,
): RequestInit {
  return {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(cookie && { Cookie: cookie }),
      ...headers,
    },
    body: form ?? raw ?? (json === undefined ? undefined : JSON.stringify(json)),
  };
}

/** Returns a client that tests a running service through its API and its real e-mails. */
export function clientFor({ appUrl, mailUrl }: { appUrl: string; mailUrl: string }) {
  /** Calls the service without following redirects. */
  const api = async <Body = Record<string, unknown>>(
    method: string,
    path: string,
    request: ApiRequest = {},
  ): Promise<ApiAnswer<Body>> => {
    const response = await fetch(new URL(path, appUrl), requestOf(method, request));
    return { status: response.status, body: (await bodyOf(response)) as Body, headers: response.headers };
  };

  // The mail catcher filters the e-mails, because this function polls often and a run's e-mails take up megabytes.
  const inbox = async (address: string): Promise<CaughtMail[]> => {
    const chosen = new URLSearchParams({ 'to.address': address.toLowerCase() });
    return (await (await fetch(`${mailUrl}/email?${chosen}`)).json()) as CaughtMail[];
  };

  /** Waits for `count` e-mails to an address and returns them, oldest first. Throws if they do not arrive in time. */
  const mailsTo = async (address: string, count = 1): Promise<CaughtMail[]> => {
    const until = Date.now() + MAIL_MS;
    for (;;) {
      const mails = await inbox(address);
      if (mails.length >= count) return mails;
      if (Date.now() > until) throw new Error(`${mails.length} of ${count} e-mails arrived for ${address}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  };

  /** Returns the first link in an e-mail that leads to a path starting with `path`. */
  const linkIn = (mail: CaughtMail, path: string): string => {
    const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.startsWith(path));
    if (!link) throw new Error(`no link to ${path} in the e-mail "${mail.subject}"`);
    return link;
  };

  const expectStatus = <Body>(answer: ApiAnswer<Body>, status: number, what: string): Body => {
    if (answer.status === status) return answer.body;
    throw new Error(`${what} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  };

  const logIn = async (emailOrUsername: string, password = TEST_PASSWORD) => {
    const json = { emailOrUsername, password };
    const answer = await api<Pick<NewUser, 'token' | 'user'>>('POST', '/api/auth/login', { json });
    return expectStatus(answer, 200, 'log in');
  };

  /** Registers a new user, follows the link in the e-mail and logs in. */
  const newUser = async ({
    role = 'recent graduate',
    firstName = 'Akinyi',
  }: { role?: 'recent graduate' | 'employer'; firstName?: string } = {}): Promise<NewUser> => {
    const username = uniqueLetters();
    const email = `${username}@people.example`;
    const person = { firstName, lastName: 'Otieno', phoneNumber: '0712345678' };
    const json = { ...person, email, username, password: TEST_PASSWORD, role, agreement: true };
    expectStatus(await api('POST', '/api/auth/register', { json }), 201, 'register');
    const [mail] = await mailsTo(email);
    if (!mail) throw new Error(`no e-mail arrived for ${email}`);
    const token = linkIn(mail, '/verify-email/').split('/').at(-1) ?? '';
    expectStatus(await api('GET', `/api/auth/verify-email/${token}`), 200, 'verify');
    return { ...(await logIn(username)), email, username, password: TEST_PASSWORD };
  };

  return { api, mailsTo, linkIn, logIn, newUser };
}

export type Client = ReturnType<typeof clientFor>;
