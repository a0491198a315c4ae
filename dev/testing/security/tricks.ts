import jwt from 'jsonwebtoken';
import { Types } from 'mongoose';

const five = (text: string): string => Array.from({ length: 5 }, () => text).join(':');

/** The payload of a forged administrator's token. */
const claims = {
  firstName: 'Not',
  lastName: 'Real',
  username: 'notreal',
  role: 'administrator',
  sessionVersion: 0,
  sub: new Types.ObjectId().toHexString(),
};
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (alg: string): string =>
  `${part({ alg, typ: 'JWT' })}.${part({ ...claims, exp: 4_102_444_800 })}.`;
const otherwiseSigned = jwt.sign(claims, 'somebody else knows this secret', { expiresIn: 3600 });

type Headers = Record<string, string>;

/** Headers that once bypassed a guard in Next.js (CVE-2025-29927 and later) or in common proxies. */
export const HEADER_TRICKS: Record<string, Headers> = {
  'subrequest, once': { 'x-middleware-subrequest': 'middleware' },
  'subrequest, five times': { 'x-middleware-subrequest': five('middleware') },
  'subrequest in src': { 'x-middleware-subrequest': five('src/middleware') },
  'subrequest of the pages router': { 'x-middleware-subrequest': 'pages/_middleware' },
  'subrequest of a proxy': { 'x-middleware-subrequest': five('proxy') },
  'subrequest with its id': {
    'x-middleware-subrequest': five('middleware'),
    'x-middleware-subrequest-id': '0'.repeat(16),
  },
  rewrite: { 'x-middleware-rewrite': '/dashboard/users' },
  redirect: { 'x-middleware-redirect': '/dashboard/users' },
  next: { 'x-middleware-next': '1' },
  skip: { 'x-middleware-skip': '1' },
  refresh: { 'x-middleware-refresh': '1' },
  prefetch: { 'x-middleware-prefetch': '1', purpose: 'prefetch' },
  'cookie of the middleware': { 'x-middleware-set-cookie': `next-auth.session-token=${otherwiseSigned}` },
  'headers overridden': {
    'x-middleware-override-headers': 'authorization',
    'x-middleware-request-authorization': `Bearer ${otherwiseSigned}`,
  },
  'data request': { 'x-nextjs-data': '1' },
  'matched path': { 'x-matched-path': '/login', 'x-now-route-matches': '1=login' },
  'rewritten path': { 'x-nextjs-rewritten-path': '/login', 'x-nextjs-rewritten-query': '' },
  invoke: {
    'x-invoke-path': '/dashboard/users',
    'x-invoke-status': '200',
    'x-invoke-output': '/dashboard/users',
  },
  resume: { 'next-resume': '1', 'x-next-resume-state-length': '0' },
  revalidate: { 'x-prerender-revalidate': 'a', 'x-prerender-revalidate-if-generated': '1' },
  component: { rsc: '1' },
  'component ahead of time': { rsc: '1', 'next-router-prefetch': '1' },
  'part of a component': {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
  },
  'component of another page': { rsc: '1', 'next-url': '/dashboard/users' },
  action: { 'next-action': 'a'.repeat(42) },
  'action passed on': { 'next-action': 'a'.repeat(42), 'x-action-forwarded': '1' },
  preview: { cookie: '__prerender_bypass=a; __next_preview_data=a' },
  'signed-in mark': { cookie: 'mwanzo-signed-in=1' },
  'unsigned token': { authorization: `Bearer ${unsigned('none')}` },
  'unsigned token, other case': { authorization: `Bearer ${unsigned('nOnE')}` },
  'unsigned token that claims to be signed': { authorization: `Bearer ${unsigned('HS256')}` },
  'token of another secret': { authorization: `Bearer ${otherwiseSigned}` },
  'token of another secret in the cookie': {
    cookie: `__Host-next-auth.session-token=${otherwiseSigned}; __Secure-next-auth.session-token=${otherwiseSigned}; next-auth.session-token=${otherwiseSigned}`,
  },
  'no token at all': { authorization: 'Bearer null' },
  basic: { authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}` },
  'address in another header': { 'x-original-url': '/login', 'x-rewrite-url': '/login' },
  'from the machine itself': {
    'x-forwarded-for': '127.0.0.1',
    'x-real-ip': '127.0.0.1',
    forwarded: 'for=127.0.0.1',
  },
  'from a private network': { 'x-forwarded-host': 'localhost', host: 'localhost' },
  'somebody else': { 'x-user-id': '1', 'x-forwarded-user': 'administrator', 'x-role': 'administrator' },
  'another method': {
    'x-http-method-override': 'HEAD',
    'x-method-override': 'GET',
    'x-http-method': 'OPTIONS',
  },
};

/** Other spellings of an address. None of them may bypass the guard of that address. */
export const PATH_TRICKS: Record<string, (path: string) => string> = {
  'two slashes': (path) => `/${path}`,
  'three slashes': (path) => `//${path}`,
  'slash within': (path) => path.replace(/(.)\//, '$1//'),
  'slash at the end': (path) => `${path}/`,
  'dot segment': (path) => `/.${path}`,
  'dot segment, encoded': (path) => `/%2e${path}`,
  'out of a public page': (path) => `/login/..${path}`,
  'out of a public page, encoded': (path) => `/login/%2e%2e${path}`,
  'out of a cached page, encoded': (path) => `/internships/%2e%2e${path}`,
  'out of a cached page, slash encoded': (path) => `/internships/..%2f${path.slice(1)}`,
  'out of the files': (path) => `/_next/static/..%2f..${path}`,
  'out of the files, plainly': (path) => `/_next/static/../..${path}`,
  'slash encoded': (path) => `/${path.slice(1).replaceAll('/', '%2f')}`,
  'first slash encoded': (path) => `/%2f${path.slice(1)}`,
  'slash encoded twice': (path) => `/${path.slice(1).replaceAll('/', '%252f')}`,
  'letter encoded': (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  'letter encoded twice': (path) =>
    path.replace(/[a-z]/, (letter) => `%25${letter.charCodeAt(0).toString(16)}`),
  backslash: (path) => `/${path.slice(1).replaceAll('/', '\\')}`,
  'backslash first': (path) => `/\\${path.slice(1)}`,
  'backslash encoded': (path) => `/%5c${path.slice(1)}`,
  'matrix parameter': (path) => `${path};a=b`,
  'matrix parameter within': (path) => path.replace(/(.)\//, '$1;a/'),
  'dot at the end': (path) => `${path}.`,
  'space at the end': (path) => `${path}%20`,
  'null byte': (path) => `${path}%00`,
  'null byte and an extension': (path) => `${path}%00.css`,
  'line break': (path) => `${path}%0d%0a`,
  'extension of a file': (path) => `${path}.css`,
  'extension of a component': (path) => `${path}.rsc`,
  'data of a page': (path) => `/_next/data/build${path}.json`,
  'capital letters': (path) => path.toUpperCase(),
  'wide letters': (path) => path.replace('a', '%ef%bd%81'),
  'query of a component': (path) => `${path}?_rsc=a`,
  'query of a router': (path) => `${path}?__nextDefaultLocale=en&__nextLocale=en&nxtPid=1`,
  'as a picture': (path) => `/_next/image?w=640&q=75&url=${encodeURIComponent(path)}`,
  fragment: (path) => `/login#${path}`,
};

/** Methods that no address supports. An unknown method must not be mistaken for a known one. */
export const STRANGE_METHODS = [
  'TRACE',
  'TRACK',
  'CONNECT',
  'PROPFIND',
  'MOVE',
  'SEARCH',
  'PURGE',
  'LINK',
  'DEBUG',
  'get',
  'GETT',
];
