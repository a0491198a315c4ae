import { JSDOM } from 'jsdom';
import { pages } from '../access/route-tree';

/** A control in which something is typed or chosen. */
export interface FoundControl {
  name: string;
  /** The type of an input; `textarea` and `select` for those. */
  type: string;
  autoComplete: string;
  maxLength: number;
  value: string;
  /** The values to choose from. */
  options: string[];
  /** Whether people cannot reach it: it is there for programs that fill in everything. */
  isTrap: boolean;
}

/** A form of a page, as a browser without script reads it. */
export interface FoundForm {
  /** The page it is on: path and query. */
  page: string;
  /** Which of the forms of the page it is, from 0, and whether it is in its main part. */
  at: number;
  isInMain: boolean;
  method: string;
  /** Where it goes; null where it does not say it. */
  action: string | null;
  enctype: string;
  controls: FoundControl[];
  /** The first button that sends it; null without one. */
  button: { name: string; value: string } | null;
  /** Where its other buttons send it. */
  formActions: string[];
}

/** Reads a page as one audience. Gives its address after redirects, and its HTML; undefined where it is no page of the site. */
export type Reader = (path: string) => Promise<{ path: string; html: string } | undefined>;

/** Exact addresses come before those with parts that vary, and those before the one that takes everything. */
const vagueness = (route: string): number => route.split('[').length + (route.includes('[...') ? 100 : 0);

const ROUTES = pages()
  .map((row) => row.replace('PAGE ', ''))
  .sort((a, b) => vagueness(a) - vagueness(b))
  .map((route) => ({
    route,
    matches: new RegExp(`^${route.replace(/\[\.\.\.\w+\]/g, '.+').replace(/\[\w+\]/g, '[^/]+')}$`),
  }));

/** The page of the route tree that an address leads to. */
const routeOf = (path: string): string => {
  const { pathname } = new URL(path, 'http://site');
  return ROUTES.find(({ matches }) => matches.test(pathname))?.route ?? pathname;
};

/** Pages of a route that are read, and of one with the same filters. */
const PAGES_OF_A_ROUTE = 3;
const PAGES_OF_A_FILTER = 1;

function controlOf(element: Element): FoundControl {
  const control = element as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const options = element.tagName === 'SELECT' ? [...(control as HTMLSelectElement).options] : [];
  return {
    name: control.name,
    type: element.tagName === 'INPUT' ? control.type : element.tagName.toLowerCase(),
    autoComplete: element.getAttribute('autocomplete') ?? '',
    maxLength: Number(element.getAttribute('maxlength') ?? Infinity),
    value: control.value,
    options: options.map(({ value }) => value),
    isTrap: control.tabIndex < 0,
  };
}

/** The controls of a form that a browser would send. */
const controlsOf = (form: HTMLFormElement): FoundControl[] =>
  [...form.elements]
    .filter((element) => element.matches('input, select, textarea') && !element.matches(':disabled'))
    .map(controlOf)
    .filter(({ name }) => name !== '');

const parsed = (html: string, page: string) => new JSDOM(html, { url: `http://site${page}` }).window;

/** The forms in a page. */
export const formsIn = (html: string, page: string): FoundForm[] =>
  formsOf(parsed(html, page).document, page);

function formsOf(document: Document, page: string): FoundForm[] {
  return [...document.forms].map((form, at) => {
    const buttons = [...form.elements].filter((element): element is HTMLButtonElement =>
      element.matches('button:not([type=button], [type=reset]), input[type=submit]'),
    );
    const [button] = buttons;
    return {
      page,
      at,
      isInMain: form.closest('main') !== null,
      method: (form.getAttribute('method') ?? 'get').toLowerCase(),
      action: form.getAttribute('action'),
      enctype: form.getAttribute('enctype') ?? 'application/x-www-form-urlencoded',
      controls: controlsOf(form),
      button: button ? { name: button.name, value: button.value } : null,
      formActions: buttons.flatMap((one) => one.getAttribute('formaction') ?? []),
    };
  });
}

const linksIn = (document: Document): string[] =>
  [...document.querySelectorAll('a[href]')]
    .map((link) => (link as HTMLAnchorElement).href)
    .filter((href) => href.startsWith('http://site/'))
    .map((href) => href.replace('http://site', '').replace(/#.*$/, ''))
    .filter((path) => !/^\/(api|_next|share|feeds|sitemap)/.test(path));

/** The route of a form's call, without ids. */
const callOf = ({ action, page }: FoundForm): string =>
  new URL(action ?? page, 'http://site').pathname
    .replace(/\/[0-9a-f]{24}(?=\/|$)/g, '/[id]')
    .replace(/\/[\w.-]{40,}(?=\/|$)/g, '/[token]');

/**
 * The forms of all pages that links lead to from `starts`; of those with the same call and controls, the first. `follows` says which links
 * are followed.
 */
export async function crawl(
  read: Reader,
  starts: readonly string[],
  follows: (path: string) => boolean = () => true,
): Promise<{ forms: FoundForm[]; pages: number }> {
  const waiting = [...starts];
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const forms = new Map<string, FoundForm>();
  let count = 0;
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const { pathname, searchParams } = new URL(path, 'http://site');
    const kind = `${routeOf(pathname)}?${[...new Set(searchParams.keys())].sort().join('&')}`;
    const before = counts.get(kind) ?? 0;
    const most = searchParams.size > 0 ? PAGES_OF_A_FILTER : PAGES_OF_A_ROUTE;
    if (seen.has(path) || (before >= most && !starts.includes(path))) continue;
    seen.add(path);
    counts.set(kind, before + 1);
    const found = await read(path);
    if (!found) continue;
    count += 1;
    const { document } = parsed(found.html, found.path);
    waiting.push(...linksIn(document).filter(follows));
    for (const form of formsOf(document, found.path)) {
      const names = form.controls.map(({ name, type }) => `${name} ${type}`).join();
      const key = [form.method, callOf(form), names].join(' | ');
      if (!forms.has(key)) forms.set(key, form);
    }
  }
  return { forms: [...forms.values()], pages: count };
}
