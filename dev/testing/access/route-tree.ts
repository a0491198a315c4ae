import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('../../../app/', import.meta.url));
const METHODS = /\b(GET|POST|PUT|PATCH|DELETE)\b/g;

const files = (name: string): string[] =>
  readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === name || file.endsWith(`/${name}`))
    .sort();

/** Returns the route of a file, without route groups. */
function addressOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return `/${folders.filter((folder) => !/^\(.*\)$/.test(folder)).join('/')}`;
}

/** Returns the methods that a route file exports, based on its lines that begin with `export`. */
const methodsOf = (file: string): string[] => {
  const exported = readFileSync(`${app}${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('export'));
  return [...new Set(exported.flatMap((line) => line.match(METHODS) ?? []))];
};

/** Returns every page of the product, such as `PAGE /dashboard/profile`, from the tree of `app/`. */
export const pages = (): string[] => files('page.tsx').map((file) => `PAGE ${addressOf(file)}`);

/**
 * Returns every endpoint of the product, such as `POST /api/auth/login`, from the tree of `app/` and the
 * exports of each file.
 */
export const endpoints = (): string[] =>
  files('route.ts').flatMap((file) => methodsOf(file).map((method) => `${method} ${addressOf(file)}`));

/** Code in a route file that accepts forms from a browser without JavaScript. */
const TAKES_FORMS = /\b(\w*[fF]orm|formCall|submissionRoute|redirect303|mailHeaderCall)\(/;

/** Returns the routes that accept forms from a browser without JavaScript. */
export const formCalls = (): string[] =>
  files('route.ts')
    .filter((file) => methodsOf(file).includes('POST'))
    .filter((file) => TAKES_FORMS.test(readFileSync(`${app}${file}`, 'utf8')))
    .map(addressOf);
