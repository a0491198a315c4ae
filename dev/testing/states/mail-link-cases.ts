import { Types } from 'mongoose';
import { hashOf, newToken } from '@/lib/identity/accounts/link';
import { mailLinks, type RegularMail } from '@/lib/identity/accounts/mail-links';
import { adultFrom, birthMonths } from '@/lib/identity/accounts/minors/age';
import { guardianToken } from '@/lib/identity/accounts/minors/guardian-link';
import { newLinkKey } from '@/lib/identity/accounts/minors/new-minor';
import { issueToken } from '@/lib/identity/accounts/tokens';
import { deleteUserAccount } from '@/lib/identity/users/delete-user-account';
import { AccountTokenModel } from '@/models/account-token';
import { DataRequestModel } from '@/models/data-request';
import { UserModel } from '@/models/user';
import type { TokenPurpose } from '@/models/vocabulary';
import { api } from '../client/client';
import { uniqueLetters } from '../client/client-for';
import { domainBound, makeEmployer } from '../contract/employer-needs';
import { makeDataRequest } from '../data/data-requests';
import { makeUser, type TestUser } from '../data/fixtures';

/** Every kind of e-mailed link that contains a token. */
export type LinkKind = TokenPurpose | RegularMail | 'guardian page' | 'confirm request';

export const LINK_STATES = [
  'fresh',
  'used',
  'expired',
  'replaced',
  'unknown',
  'cut',
  'too long',
  'account deactivated',
  'account deleted',
  'opened by a visitor',
  'opened by the same person',
  'opened by another person',
] as const;
export type LinkState = (typeof LINK_STATES)[number];

export const LINK_ACTIONS = ['page', 'head', 'form', 'form again', 'call', 'call again'] as const;
export type LinkAction = (typeof LINK_ACTIONS)[number];

/** The page that a link opens, and the requests that its button and its API call send. */
interface Addresses {
  page: string;
  call: string;
  method: 'GET' | 'POST';
  /** The fields that the button sends. */
  fields: Record<string, string>;
  /** The same fields as JSON. */
  json?: Record<string, unknown>;
}

/** A link, and the session in which it is opened. */
export interface Link extends Addresses {
  /** The session's bearer token, or undefined for a visitor. */
  session?: string;
}

interface Made {
  token: string;
  /** The account that the link changes. */
  owner: TestUser;
  /** Makes the link expire. Missing if it never expires. */
  expire?: () => Promise<unknown>;
  /** Replaces the link with a newer one. Missing if the link never changes. */
  replace?: () => Promise<unknown>;
}

const PASSWORD = 'Mpya#2026x';

const CALLS: Record<LinkKind, Omit<Addresses, 'page' | 'call'> & { page: string; call: string }> = {
  'verify email': { page: '/verify-email', call: '/api/auth/verify-email', method: 'GET', fields: {} },
  'verify email change': {
    page: '/verify-email-change',
    call: '/api/users/verify-email-change',
    method: 'GET',
    fields: {},
  },
  'reset password': {
    page: '/reset-password',
    call: '/api/auth/reset-password',
    method: 'POST',
    fields: { newPassword: PASSWORD, confirmPassword: PASSWORD },
    json: { newPassword: PASSWORD },
  },
  'link sign-in': { page: '/link-sign-in', call: '/api/auth/link-sign-in', method: 'POST', fields: {} },
  'verify domain': { page: '/verify-domain', call: '/api/employer/domain', method: 'POST', fields: {} },
  'join employer': {
    page: '/dashboard/employer/join',
    call: '/api/employer/members/join',
    method: 'POST',
    fields: {},
  },
  'guardian consent': {
    page: '/guardian/consent',
    call: '/api/guardian/consent',
    method: 'POST',
    fields: { decision: 'consent', declaration: 'on' },
    json: { decision: 'consent', declaration: true },
  },
  'guardian page': {
    page: '/guardian/child',
    call: '/api/guardian/child',
    method: 'POST',
    fields: { decision: 'withdraw' },
    json: { decision: 'withdraw' },
  },
  'confirm request': {
    page: '/data-request/confirm',
    call: '/api/requests/confirm',
    method: 'POST',
    fields: {},
  },
  'download data': {
    page: '/data-request/download',
    call: '/api/requests/download',
    method: 'POST',
    fields: {},
  },
  reminders: { page: '/unsubscribe', call: '/api/unsubscribe', method: 'POST', fields: {} },
  alerts: {
    page: '/unsubscribe/alerts',
    call: '/api/unsubscribe/alerts',
    method: 'POST',
    fields: {},
    json: {},
  },
};

const addressesOf = (kind: LinkKind, token: string): Addresses => {
  const { page, call, ...rest } = CALLS[kind];
  return { page: `${page}/${token}`, call: `${call}/${token}`, ...rest };
};

/** Returns the path of the link's page. */
export const addressIn = (kind: LinkKind, token: string): string => addressesOf(kind, token).page;

const press = ({ method, call, json, session }: Link) =>
  api(method, call, { json, ...(session && { token: session }) });

const newEmail = (): string => `${uniqueLetters()}@test.example`;

const expired = (token: string) =>
  AccountTokenModel.updateOne({ hash: hashOf(token) }, { $set: { expiresAt: new Date(0) } });

/** Creates a link that becomes invalid when a newer one of its kind is used. */
async function tokenLink(
  kind: TokenPurpose,
  { owner, issuer = owner, email, bound, session }: TokenFacts,
): Promise<Made> {
  const token = await issueToken(kind, issuer._id, email, bound);
  const replace = async () => {
    const newer = await issueToken(kind, issuer._id, email, bound);
    const { status } = await press({ ...addressesOf(kind, newer), ...(session && { session }) });
    if (status !== 200) throw new Error(`the newer link answered ${status}`);
  };
  return { token, owner, expire: () => expired(token), replace };
}

interface TokenFacts {
  owner: TestUser;
  /** The account in the token, if it is not the owner's. */
  issuer?: TestUser;
  email: string;
  bound?: Parameters<typeof issueToken>[3];
  session?: string;
}

async function young(state: 'asked' | 'consented') {
  const now = new Date();
  const minor = {
    adultFrom: adultFrom(birthMonths(now)[0] ?? ''),
    guardian: { name: 'Grace Kamau', email: newEmail() },
    state,
    changedAt: now,
    waitingSince: now,
    textVersion: null,
    linkKey: newLinkKey(),
  };
  return { owner: await makeUser('recent graduate', { minor }), minor };
}

const nameAnother = (child: TestUser) =>
  api('PUT', '/api/guardian', { token: child.token, json: { name: 'Peter Kamau', email: newEmail() } });

const MAKE: Record<LinkKind, () => Promise<Made>> = {
  'verify email': async () => {
    const email = newEmail();
    const owner = await makeUser('recent graduate', { email, isVerified: false });
    return tokenLink('verify email', { owner, email });
  },
  'verify email change': async () => {
    const email = newEmail();
    const owner = await makeUser('recent graduate', { pendingEmail: email });
    const made = await tokenLink('verify email change', { owner, email, bound: { sessionVersion: 0 } });
    const replace = () => UserModel.updateOne({ _id: owner._id }, { $set: { pendingEmail: newEmail() } });
    return { ...made, replace };
  },
  'reset password': async () => {
    const email = newEmail();
    return tokenLink('reset password', { owner: await makeUser('recent graduate', { email }), email });
  },
  'link sign-in': async () => {
    const email = newEmail();
    const identity = { provider: 'oidc', issuer: 'https://id.example', subject: uniqueLetters() };
    const owner = await makeUser('recent graduate', { email });
    return tokenLink('link sign-in', { owner, email, bound: { sessionVersion: 0, identity } });
  },
  'verify domain': async () => {
    const { user: owner, employer } = await makeEmployer();
    const [email, bound] = ['hr@bonde.example', domainBound(employer)];
    return tokenLink('verify domain', { owner, email, bound, session: owner.token });
  },
  'join employer': async () => {
    const [{ user: issuer, employer }, email] = [await makeEmployer(), newEmail()];
    const owner = await makeUser('employer', { email });
    const bound = { employer: employer._id };
    return tokenLink('join employer', { owner, issuer, email, bound, session: owner.token });
  },
  'guardian consent': async () => {
    const { owner, minor } = await young('asked');
    const made = await tokenLink('guardian consent', { owner, email: minor.guardian.email });
    return { ...made, replace: () => nameAnother(owner) };
  },
  'guardian page': async () => {
    const { owner, minor } = await young('consented');
    const grow = { $set: { 'minor.adultFrom': new Date(0) } };
    return {
      token: guardianToken(owner.id, minor),
      owner,
      expire: () => UserModel.updateOne({ _id: owner._id }, grow),
      replace: () => nameAnother(owner),
    };
  },
  'confirm request': async () => {
    const email = newEmail();
    const owner = await makeUser('recent graduate', { email });
    const { _id, token } = await makeDataRequest({ email, confirmedAt: null });
    const end = { $set: { 'confirmation.expiresAt': new Date(0) } };
    const replace = () => makeDataRequest({ email, confirmedAt: null });
    return { token, owner, expire: () => DataRequestModel.updateOne({ _id }, end), replace };
  },
  'download data': async () => {
    const email = newEmail();
    const owner = await makeUser('recent graduate', { email });
    const { _id: requestId } = await makeDataRequest({ email });
    return tokenLink('download data', { owner, email, bound: { requestId } });
  },
  reminders: async () => {
    const owner = await makeUser('recent graduate');
    return { token: tokenOf('reminders', owner), owner };
  },
  alerts: async () => {
    const owner = await makeUser('recent graduate');
    const json = { search: { q: 'welder' } };
    await api('POST', '/api/users/alerts', { token: owner.token, json });
    return { token: tokenOf('alerts', owner), owner };
  },
};

const tokenOf = (kind: RegularMail, { id }: TestUser): string =>
  mailLinks(kind, id).page.split('/').at(-1) ?? '';

export const LINK_KINDS = Object.keys(MAKE) as LinkKind[];

/** Returns a token in the same format that the service did not issue. */
const otherThan = (token: string): string =>
  token.includes('.') ? `${token.split('.').slice(0, 2).join('.')}.${newToken()}` : newToken();

const CHANGED_TOKENS: Partial<Record<LinkState, (token: string) => string>> = {
  unknown: otherThan,
  cut: (token) => token.slice(0, -2),
  'too long': () => 'a'.repeat(4000),
};

/** Puts a link into a state before it is opened. */
async function bring(kind: LinkKind, state: LinkState, made: Made, link: Link): Promise<void> {
  const { _id } = made.owner;
  if (state === 'used') await press(link);
  if (state === 'expired') await made.expire?.();
  if (state === 'replaced') await made.replace?.();
  if (state === 'account deactivated') await UserModel.updateOne({ _id }, { $set: { isActive: false } });
  if (state === 'account deleted') await deleteUserAccount(new Types.ObjectId(_id));
}

/** Links that need an account. Every other link works without one. */
const FOR_MEMBERS: readonly LinkKind[] = ['join employer', 'verify domain'];

/** Returns the session for a link. */
async function sessionFor(kind: LinkKind, state: LinkState, owner: TestUser): Promise<string | undefined> {
  if (state === 'opened by a visitor') return undefined;
  if (state === 'opened by the same person') return owner.token;
  if (state === 'opened by another person') return (await makeUser(owner.role)).token;
  return FOR_MEMBERS.includes(kind) ? owner.token : undefined;
}

/** Creates a link of this kind in this state. */
export async function linkIn(kind: LinkKind, state: LinkState): Promise<Link> {
  const made = await MAKE[kind]();
  const token = CHANGED_TOKENS[state]?.(made.token) ?? made.token;
  const session = await sessionFor(kind, state, made.owner);
  const link = { ...addressesOf(kind, token), ...(session && { session }) };
  await bring(kind, state, made, link);
  return link;
}
