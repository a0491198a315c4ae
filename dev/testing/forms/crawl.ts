import { JSDOM } from 'jsdom';
import { pages } from '../access/route-tree';
import { deadButtonsIn } from './dead-buttons';

/** A form control that people fill in. */
export interface FoundControl {
  name: string;
  /** The `type` of an input, or else `textarea` or `select`. */
  type: string;
  autoComplete: string;
  maxLength: number;
  value: string;
  options: string[];
  /** True for a honeypot, which only bots can reach. */
  isTrap: boolean;
}

/** A form as seen by a browser without JavaScript. */
export interface FoundForm {
  /** The path and query of the page that it is on. */
  page: string;
  /** Its position among the page's forms, counted from 0. */
  at: number;
  isInMain: boolean;
  method: string;
  /** Null if it has no action. */
  action: string | null;
  enctype: string;
  controls: FoundControl[];
  /** Its first submit button, or null if there is none. */
  button: { name: string; value: string } | null;
  /** The `formaction` values of its other buttons. */
  formActions: string[];
}

/**
 * Reads a page as one audience sees it. Returns its address after redirects and its HTML, or undefined if it
 * is not a page of the site.
 */
export type Reader = (path: string) => Promise<{ path: string; html: string } | undefined>;

/** Ranks exact routes before those with parameters, and the catch-all route last. */
const vagueness = (route: string): number => route.split('[').length + (route.includes('[...') ? 100 : 0);

const ROUTES = pages()
  .map((row) => row.replace('PAGE ', ''))
  .sort((a, b) => vagueness(a) - vagueness(b))
  .map((route) => ({
    route,
    matches: new RegExp(`^${route.replace(/\[\.\.\.\w+\]/g, '.+').replace(/\[\w+\]/g, '[^/]+')}$`),
  }));

/** Returns the route that an address leads to. */
const routeOf = (path: string): string => {
  const { pathname } = new URL(path, 'http://site');
  return ROUTES.find(({ matches }) => matches.test(pathname))?.route ?? pathname;
};

/** Maximum number of pages read per route and per set of filters. */
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

/** Returns the controls of a form whose values a browser would send. */
const controlsOf = (form: HTMLFormElement): FoundControl[] =>
  [...form.elements]
    .filter((element) => element.matches('input, select, textarea') && !element.matches(':disabled'))
    .map(controlOf)
    .filter(({ name }) => name !== '');

const parsed = (html: string, page: string) => new JSDOM(html, { url: `http://site${page}` }).window;

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

/** Returns the route of a form's call, without ids. */
const callOf = ({ action, page }: FoundForm): string =>
  new URL(action ?? page, 'http://site').pathname
    .replace(/\/[0-9a-f]{24}(?=\/|$)/g, '/[id]')
    .replace(/\/[\w.-]{40,}(?=\/|$)/g, '/[token]');

/**
 * Returns the forms of all pages that can be reached by links from `starts`. Returns only the first of
 * several forms with the same call and controls. `follows` decides which links to follow. Also returns the
 * buttons that do nothing without JavaScript, each with its page.
 */
export async function crawl(
  read: Reader,
  starts: readonly string[],
  follows: (path: string) => boolean = () => true,
): Promise<{ forms: FoundForm[]; pages: number; deadButtons: string[] }> {
  const waiting = [...starts];
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const forms = new Map<string, FoundForm>();
  const deadButtons: string[] = [];
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
    deadButtons.push(...deadButtonsIn(document).map((name) => `“${name}” on ${found.path}`));
    for (const form of formsOf(document, found.path)) {
      const names = form.controls.map(({ name, type }) => `${name} ${type}`).join();
      const key = [form.method, callOf(form), names].join(' | ');
      if (!forms.has(key)) forms.set(key, form);
    }
  }
  return { forms: [...forms.values()], pages: count, deadButtons };
}
