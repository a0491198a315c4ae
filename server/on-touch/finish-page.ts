import { createHash } from 'node:crypto';
import { SIGNED_IN_SCRIPT } from '@/lib/platform/auth/signed-in-script';
import { isKnown, runs } from './known-scripts';
import { lightenScripts } from './lighten-flight';
import { COUNT_AT_IDLE } from './count-at-idle';
import { LOADER } from './loader';

/** Thrown for a page with unknown content; the page is then sent as Next.js rendered it. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const NONCE = / nonce="[\w+/=-]*"/;
const CHUNK = /^ src="(\/_next\/static\/chunks\/[\w.~-]+\.js)"(?: (?:async|noModule)="")?$/;

/** The polyfills for browsers without modules, which can run none of the other chunks. */
const FOR_OLD_BROWSERS = /\bnoModule=/i;

const PRELOADED_SCRIPT = /<link\b(?=[^>]*\srel="(?:preload|modulepreload)")(?=[^>]*\sas="script")[^>]*>/gi;

/** React's markup for a streamed part of a page, which only a script can move into place. */
const STREAMED = /<template\b|<div hidden="" id="S:|<!--\$[?!~]/;

export interface FinishedPage {
  html: string;
  /** The inline scripts of the page in order: the content of its data file. */
  script: string;
}

interface Parts {
  inline: string[];
  chunks: string[];
  marks: number;
}

interface TakenScripts extends Omit<Parts, 'marks'> {
  /** The page without its scripts, except the signed-in mark and data blocks. */
  bare: string;
}

/** Collects the scripts to fetch later, and returns the markup that stays in the page. Throws NotUnderstood. */
function takeScript(
  element: string,
  { attributes, text }: { attributes: string; text: string },
  { parts, instead }: { parts: Parts; instead: (text: string) => string },
): string {
  const chunk = CHUNK.exec(attributes)?.[1];
  if (chunk !== undefined && text === '') {
    if (!FOR_OLD_BROWSERS.test(attributes)) parts.chunks.push(chunk);
    return '';
  }
  if (!runs(attributes) && !/\ssrc\s*=/i.test(attributes)) return element;
  if (/\ssrc\s*=/i.test(attributes) || !isKnown(text)) throw new NotUnderstood(element.slice(0, 80));
  if (text === SIGNED_IN_SCRIPT) {
    parts.marks += 1;
    return element;
  }
  parts.inline.push(text);
  return instead(text);
}

/**
 * Takes the scripts out of a page, with or without a nonce. `instead` is the markup that replaces an inline script. Throws NotUnderstood for
 * unknown content.
 */
export function takeScripts(page: string, instead: (text: string) => string = () => ''): TakenScripts {
  const parts: Parts = { inline: [], chunks: [], marks: 0 };
  const bare = page
    .replace(SCRIPT, (element, given: string, text: string) =>
      takeScript(element, { attributes: given.replace(NONCE, ''), text }, { parts, instead }),
    )
    .replace(PRELOADED_SCRIPT, '');
  if (STREAMED.test(bare)) throw new NotUnderstood('a part that arrives later');
  if (parts.marks !== 1 || parts.inline.length < 3 || parts.chunks.length === 0)
    throw new NotUnderstood('a page without scripts');
  return { bare, inline: parts.inline, chunks: parts.chunks };
}

const digest = (text: string) => createHash('sha256').update(text);

const sourceOf = (script: string): string => `'sha256-${digest(script).digest('base64')}'`;

/** The `script-src` sources of every page whose scripts are deferred. */
export const CONSTANT_HASHES: readonly string[] = [SIGNED_IN_SCRIPT, LOADER].map(sourceOf);

/** The `script-src` source of the script that fetches at idle if page views are counted. */
export const COUNTING_HASH = sourceOf(COUNT_AT_IDLE);

/** The first 22 characters of the script's hash. */
export const dataFileName = (script: string): string => digest(script).digest('base64url').slice(0, 22);

interface Loading {
  /** Fetches the scripts when the browser is idle instead of at the first touch. */
  atIdle?: boolean;
  /** Page views are counted: fetches the scripts at idle unless the browser asks not to be tracked or to save data. */
  counts?: boolean;
}

interface LoaderSettings extends Loading {
  /** The addresses of the scripts, in the order they run. */
  files: string[];
  /** The nonce of the page, whose policy does not have the loader's hash. */
  nonce?: string;
}

const MARK = `<script>${SIGNED_IN_SCRIPT}</script>`;

/** Adds the loader to a page whose scripts were taken out. */
export function withLoader(
  bare: string,
  { files, nonce, atIdle = false, counts = false }: LoaderSettings,
): string {
  const allowed = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const loader = `<script data-files="${files.join(' ')}"${atIdle ? ' data-at="idle"' : ''}${allowed}>${LOADER}</script>`;
  const counting = counts ? `<script${allowed}>${COUNT_AT_IDLE}</script>` : '';
  return bare.replace(MARK, () => MARK + loader + counting);
}

interface Finishing extends Loading {
  addressOf: (name: string) => string;
}

/** Replaces all scripts except the signed-in mark and data blocks with the loader. Throws NotUnderstood for unknown content. */
export function finishPage(
  page: string,
  { addressOf, atIdle = false, counts = false }: Finishing,
): FinishedPage {
  const { bare, inline, chunks } = takeScripts(page);
  const script = `${lightenScripts(inline, bare).join(';\n')};\n`;
  const files = [addressOf(dataFileName(script)), ...chunks];
  return { html: withLoader(bare, { files, atIdle, counts }), script };
}
