import { createHash } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailLinks } from '@/lib/identity/accounts/mail-links';
import { OPERATIONS } from '@/lib/publishing/openapi/operations';
import { ApplicationModel } from '@/models/application';
import { endpoints, formCalls } from '../access/route-tree';
import { clientFor } from '../client/client-for';
import { nameOf } from '../contract/contract-answer';
import { contractNeeds, makeContractPeople } from '../contract/contract-needs';
import type { Sent } from '../contract/sent';
import { makeListing } from '../data/fixtures';
import { stackForFile } from '../stack/for-file';
import { crawl, formsIn, type FoundControl, type FoundForm } from './crawl';

/** Forms that are tested in another file, because they need a special set-up. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/api/auth/signin/[provider]': 'lib/identity/accounts/sign-in/sign-in.process.test.ts',
};

const stack = stackForFile({ sample: true });

interface Audience {
  name: string;
  token?: string | undefined;
  /** A cookie that contains the state of a sign-in. */
  cookie?: string | undefined;
  starts: string[];
}

interface Walked extends FoundForm {
  audience: Audience;
}

const walked: Walked[] = [];
const deadButtons: string[] = [];
let read = 0;

const cookieOf = ({ token, cookie = '' }: Audience): string =>
  token === undefined ? cookie : `next-auth.session-token=${token}; mwanzo-signed-in=1`;

/** Reads a page and follows redirects, as a browser does. */
const readerOf = (audience: Audience, cookie = cookieOf(audience)) =>
  async function readPage(path: string): Promise<{ path: string; html: string } | undefined> {
    const answer = await fetch(new URL(path, stack().appUrl), { headers: { cookie, accept: 'text/html' } });
    const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
    const html = await answer.text();
    const { pathname, search, origin } = new URL(answer.url);
    return isPage && origin === new URL(stack().appUrl).origin
      ? { path: pathname + search, html }
      : undefined;
  };

/** Calls whose forms need prepared data, each with the page that shows the form. */
const SHOWN: readonly [call: string, page: (params: Record<string, string>) => string][] = [
  ['POST /api/auth/finish-registration', () => '/finish-registration'],
  ['POST /api/auth/link-sign-in', () => '/link-sign-in'],
  ['POST /api/auth/link-sign-in/{token}', ({ token }) => `/link-sign-in/${token}`],
  ['POST /api/auth/second-factor', () => '/second-factor'],
  ['POST /api/auth/verify-email/{token}', ({ token }) => `/verify-email/${token}`],
  ['POST /api/auth/reset-password/{token}', ({ token }) => `/reset-password/${token}`],
  ['POST /api/users/verify-email-change/{token}', ({ token }) => `/verify-email-change/${token}`],
  ['POST /api/unsubscribe/{token}', ({ token }) => `/unsubscribe/${token}`],
  ['POST /api/guardian/consent/{token}', ({ token }) => `/guardian/consent/${token}`],
  ['POST /api/guardian/child/{token}', ({ token }) => `/guardian/child/${token}`],
  ['POST /api/guardian/ask', () => '/dashboard/profile'],
  ['POST /api/requests/confirm/{token}', ({ token }) => `/data-request/confirm/${token}`],
  ['POST /api/requests/download/{token}', ({ token }) => `/data-request/download/${token}`],
  ['POST /api/admin/requests/{id}/send-data', ({ id }) => `/dashboard/requests/${id}`],
  ['POST /api/admin/requests/{id}/erase-account', ({ id }) => `/dashboard/requests/${id}`],
  ['POST /api/admin/requests/{id}/stop-mails', ({ id }) => `/dashboard/requests/${id}`],
  ['POST /api/employer/domain/{token}', ({ token }) => `/verify-domain/${token}`],
  ['POST /api/employer/members/join/{token}', ({ token }) => `/dashboard/employer/join/${token}`],
  ['POST /api/employer/members/{id}/owner', () => '/dashboard/employer'],
  ['POST /api/applications/{id}/outcome', ({ id }) => `/dashboard/my-internships/${id}`],
  ['POST /api/applications/{id}/interview-reply', ({ id }) => `/dashboard/my-internships/${id}`],
  ['POST /api/applications/{id}/withdraw', ({ id }) => `/dashboard/my-internships/${id}`],
  ['POST /api/employer/internships/{id}/undo-closing', ({ id }) => `/dashboard/employer-internships/${id}`],
  ['POST /api/users/sessions/{id}/end', () => '/dashboard/profile'],
  ['POST /api/users/sign-ins/{id}/unlink', () => '/dashboard/profile'],
  ['POST /api/users/second-factor/confirm', () => '/dashboard/second-factor'],
  ['POST /api/users/second-factor/turn-off', () => '/dashboard/second-factor'],
];

/** Yields one audience at a time, because some of the prepared data is valid for only a minute. */
async function* audiences(): AsyncGenerator<Audience> {
  const client = clientFor(stack());
  const people = await makeContractPeople();
  const { needs, send } = contractNeeds(client, () => people);
  const need = async (call: string) => (await needs[call]?.()) ?? {};
  const make = async (call: string, request: Sent) =>
    send(OPERATIONS.find((one) => nameOf(one) === call) ?? expect.fail(`no ${call}`), request);
  const { administrator, employer, graduate, editor } = people;

  for (const [call, page] of SHOWN) {
    const { token, cookie, params = {} } = await need(call);
    yield { name: call, token, cookie, starts: [page(params)] };
  }
  await make('POST /api/users/upload-resume', {
    token: graduate.token,
    ...(await need('POST /api/users/upload-resume')),
  });
  await need('POST /api/users/alerts/{id}/remove');
  await need('POST /api/users/saved/{internshipId}/remove');
  await need('POST /api/admin/reports/{id}');
  await need('POST /api/admin/requests/{id}');
  await need('POST /api/admin/synonyms/{id}/remove');
  const { applicationId = '' } =
    (await need('POST /api/employer/applications/{applicationId}/notes/{noteId}/remove')).params ?? {};
  const application = await ApplicationModel.findById(applicationId).orFail().lean();
  const listing = `/dashboard/employer-internships/${application.internshipId.toHexString()}`;
  await need('POST /api/employer/submissions/{id}');
  await need('POST /api/admin/internship-submissions/{id}/approve');
  const sent = { token: employer.token, params: { about: 'new' } };
  await make('PUT /api/employer/drafts/{about}', { ...sent, json: { fields: { title: 'Kazi' } } });
  await make('POST /api/users/profile/picture', {
    token: graduate.token,
    ...(await need('POST /api/users/profile/picture')),
  });
  await make('POST /api/admin/site/logo', {
    token: administrator.token,
    ...(await need('POST /api/admin/site/logo')),
  });
  const idOf = async (call: string) => (await need(call)).params?.id ?? '';
  yield* [
    { name: 'visitor', starts: ['/', '/login?reason=notVerified'] },
    {
      name: 'graduate',
      token: graduate.token,
      starts: [
        '/dashboard',
        `/dashboard/apply/${(await makeListing())._id.toHexString()}`,
        new URL(mailLinks('alerts', graduate.id).page).pathname,
      ],
    },
    {
      name: 'employer',
      token: employer.token,
      starts: ['/dashboard', `${listing}/applicants/${applicationId}`],
    },
    { name: 'editor', token: editor.token, starts: ['/dashboard'] },
    {
      name: 'administrator',
      token: administrator.token,
      starts: [
        '/dashboard',
        `/dashboard/employers/${await idOf('POST /api/admin/employers/{id}/undo-recall')}`,
        `/dashboard/users/${await idOf('POST /api/admin/{id}/reset-second-factor')}`,
        `/dashboard/import/${await idOf('POST /api/admin/imports/{id}')}`,
        `/dashboard/users?ask=delete&id=${await idOf('POST /api/admin/deleteuser/{id}')}`,
      ],
    },
  ];
}

beforeAll(async () => {
  for await (const audience of audiences()) {
    const isWhole = audience.starts[0] === '/' || audience.starts[0] === '/dashboard';
    const follows = (path: string) =>
      isWhole && (audience.token === undefined || path.startsWith('/dashboard'));
    // Follows all links as a visitor, and all links within the dashboard as each role.
    const found = await crawl(readerOf(audience), audience.starts, follows);
    read += found.pages;
    deadButtons.push(...found.deadButtons.map((button) => `${audience.name}: ${button}`));
    walked.push(...found.forms.map((form) => ({ ...form, audience })));
  }
  console.log(`${walked.length} forms on ${read} pages`);
}, 300_000);

const CALLS = endpoints()
  .filter((row) => row.startsWith('POST '))
  .map((row) => row.replace('POST ', ''))
  .sort((a, b) => a.split('[').length - b.split('[').length)
  .map((route) => ({ route, matches: new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`) }));

/** Returns the call that accepts a form, or undefined if none does. */
const callOf = ({ action }: Pick<FoundForm, 'action'>): string | undefined => {
  const { pathname } = new URL(action ?? '', 'http://site');
  return CALLS.find(({ matches }) => matches.test(pathname))?.route;
};

const told = (form: Walked): string =>
  `${form.audience.name}: ${form.method} ${form.action ?? 'nowhere'} on ${form.page}`;

/**
 * Matches calls that end sessions or delete data. These calls come last. Forms with more fields come first,
 * because forms with few fields change the data.
 */
const ENDING = /logout|session|delete|remove|leave/;
const order = (form: Walked): number =>
  form.controls.filter(isGivenBack).length - (ENDING.test(form.action ?? '') ? 100 : 0);
const gentleFirst = (a: Walked, b: Walked): number => order(b) - order(a);

const MULTIPART = 'multipart/form-data';
const WORDS = 'Tunatafuta mtu mwenye bidii; pay is due on the 5th — “in full”. ';
/** Maximum length of the text in a text area, so long that the text of a long form does not fit into a cookie. */
const LONG = 3_000;

/** Returns words that do not compress, so that they do not fit into a cookie. The same name always returns the same words. */
const noise = (name: string): string =>
  Array.from({ length: 100 }, (_, at) => createHash('sha256').update(`${name} ${at}`).digest('hex')).join(
    ' ',
  );

/** Returns invalid input for a control, or undefined to leave its value unchanged. */
function typedInto({ type, name, maxLength, options, value }: FoundControl): string | undefined {
  if (type === 'textarea') {
    const text = `${name}\n${WORDS}${noise(name)}`.slice(0, Math.min(maxLength, LONG));
    return text.trim();
  }
  if (type === 'select') return options.at(-1) ?? '';
  if (type === 'password') return 'Not-the-one-2026';
  if (['date', 'month'].includes(type)) return type === 'date' ? '2020-01-31' : '2020-01';
  if (type === 'datetime-local') return '2020-01-31T10:00';
  if (type === 'number') return '7';
  if (['text', 'email', 'tel', 'url', 'search'].includes(type) && value === '')
    return `typed-${name}`.slice(0, maxLength);
  return value;
}

/**
 * Returns the form's entries as a browser would send them: every field filled in, no file chosen, no checkbox
 * selected, and the first of several radio buttons selected.
 */
function entriesOf({ controls, button }: FoundForm): [string, string | File][] {
  const radios = new Set<string>();
  const entries = controls.flatMap((control): [string, string | File][] => {
    const { name, type, value } = control;
    if (type === 'file') return [[name, new File([], '')]];
    if (type === 'checkbox') return [];
    if (type === 'radio') return radios.has(name) ? [] : (radios.add(name), [[name, value]]);
    const text = typedInto(control);
    return text === undefined ? [] : [[name, text.replaceAll('\n', '\r\n')]];
  });
  return button?.name ? [...entries, [button.name, button.value]] : entries;
}

interface Outcome {
  ok: boolean;
  message: string;
}

const outcomesIn = (cookies: readonly string[]): Outcome[] =>
  cookies
    .filter((cookie) => /^(__Host-|__Secure-)?mwanzo-form-/.test(cookie))
    .map((cookie) => jwt.decode(cookie.split(';', 1)[0]?.split('=')[1] ?? '') as Outcome | null)
    .filter((outcome) => outcome !== null);

/**
 * True for input that a rejected form must show again. Excludes passwords, codes, hidden fields, files,
 * checkboxes, radio buttons and honeypots.
 */
const isGivenBack = ({ type, name, isTrap }: FoundControl): boolean =>
  !['password', 'hidden', 'file', 'checkbox', 'radio'].includes(type) && name !== 'code' && !isTrap;

/** Sends a form as a browser without JavaScript would. Returns the faults of the response. */
async function send(form: Walked): Promise<string[]> {
  const { action, enctype, audience, controls } = form;
  const body = enctype === MULTIPART ? new FormData() : new URLSearchParams();
  for (const [name, value] of entriesOf(form)) (body as FormData).append(name, value);
  const answer = await fetch(new URL(action ?? '', stack().appUrl), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookieOf(audience), accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    body,
  });
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
  const isFile = (answer.headers.get('content-disposition') ?? '').startsWith('attachment');
  if (answer.status === 200 && (isPage || isFile)) return [];
  const to = answer.headers.get('location') ?? '';
  if (answer.status !== 303 || to.startsWith('/api/'))
    return [`${answer.status} ${to} ${(await answer.text()).slice(0, 200)}`];
  const given = answer.headers.getSetCookie();
  const cookies = [cookieOf(audience), ...given.map((one) => one.split(';', 1)[0])]
    .filter(Boolean)
    .join('; ');
  const page = await readerOf(audience, cookies)(to);
  if (!page) return [`nothing at ${to}`];
  const [outcome] = outcomesIn(given);
  if (!outcome || outcome.ok) return [];
  const shown = formsIn(page.html, page.path).filter((one) => callOf(one) === callOf(form));
  const lost = controls
    .filter((control) => isGivenBack(control) && !(enctype === MULTIPART && control.type === 'select'))
    .filter((control) => {
      const now = shown.flatMap((one) => one.controls.filter(({ name }) => name === control.name));
      const text = now.map(({ value }) => value).join('\n');
      return !text.includes(typedInto(control) ?? '');
    });
  return lost.length === 0
    ? []
    : [`“${outcome.message}”, and ${lost.map(({ name }) => name).join(', ')} lost on ${page.path}`];
}

const PERSONAL_TYPES = ['password', 'email', 'tel', 'file', 'textarea'];
const PERSONAL_NAMES = /password|email|phone|name\b|username|message|comment|token|resume/i;

const isPersonal = ({ type, name, autoComplete }: FoundControl): boolean =>
  PERSONAL_TYPES.includes(type) ||
  PERSONAL_NAMES.test(name) ||
  /name|tel|email|bday|address/.test(autoComplete);

test('no button on a linked page is dead', () => {
  expect(deadButtons).toEqual([]);
});

describe('the forms of all linked pages', () => {
  test('send a POST to a call, or a search by GET without personal data', () => {
    const wrong = walked.filter(({ method, action, controls }) =>
      method === 'post'
        ? callOf({ action }) === undefined
        : controls.some(isPersonal) || action === null || action.startsWith('/api'),
    );
    expect(wrong.map(told)).toEqual([]);
    expect(walked.length).toBeGreaterThan(80);
  });

  test('have a submit button, and an enctype if they send files', () => {
    const wrong = walked.filter(
      ({ button, controls, enctype }) =>
        button === null || (enctype === MULTIPART) !== controls.some(({ type }) => type === 'file'),
    );
    expect(wrong.map(told)).toEqual([]);
  });

  test('cover every form call of the service', () => {
    const calls = new Set(
      walked.flatMap((form) => [callOf(form), ...form.formActions.map((action) => callOf({ action }))]),
    );
    const missing = formCalls().filter((route) => !calls.has(route) && !(route in ELSEWHERE));
    expect(missing).toEqual([]);
  });

  test('report their outcome, and keep the input if rejected', async () => {
    const problems: string[] = [];
    for (const form of walked.filter(({ method }) => method === 'post').sort(gentleFirst))
      problems.push(...(await send(form)).map((problem) => `${told(form)}: ${problem}`));
    expect(problems).toEqual([]);
  }, 300_000);
});
