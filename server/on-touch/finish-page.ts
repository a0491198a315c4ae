import { createHash } from 'node:crypto';
import { SIGNED_IN_SCRIPT } from '@/lib/platform/auth/signed-in-script';
import { isKnown, runs } from '../script-hashes';
import { LOADER } from './loader';

/** Why a page was left as Next.js made it: it holds what is not known here. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Of a chunk of the build, as Next.js writes it. */
const CHUNK = /^ src="(\/_next\/static\/chunks\/[\w.~-]+\.js)"(?: (?:async|noModule)="")?$/;

/** For browsers that know no modules, and so none of the other chunks either. */
const FOR_OLD_BROWSERS = /\bnoModule=/i;

const PRELOADED_SCRIPT = /<link\b(?=[^>]*\srel="(?:preload|modulepreload)")(?=[^>]*\sas="script")[^>]*>/gi;

/** What React writes where a part of a page comes later: scripts would have to put it in its place. */
const STREAMED = /<template\b|<div hidden="" id="S:|<!--\$[?!~]/;

export interface FinishedPage {
  html: string;
  /** The inline scripts of the page, in their order: what its data file says. */
  script: string;
}

interface Parts {
  inline: string[];
  chunks: string[];
  marks: number;
}

/** Takes what is to be fetched later; gives what of the element stays in the page. Throws NotUnderstood. */
function takeScript(element: string, attributes: string, text: string, parts: Parts): string {
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
  return '';
}

const digest = (text: string) => createHash('sha256').update(text);

/** The `script-src` sources of every finished page. */
export const CONSTANT_HASHES: readonly string[] = [SIGNED_IN_SCRIPT, LOADER].map(
  (script) => `'sha256-${digest(script).digest('base64')}'`,
);

/** The name of the data file with this script: 22 characters of its hash. */
export const dataFileName = (script: string): string => digest(script).digest('base64url').slice(0, 22);

interface Finishing {
  /** Gives the address of a data file by its name. */
  addressOf: (name: string) => string;
  /** Whether script is fetched at idle in place of the first touch. */
  atIdle?: boolean;
}

/**
 * Takes all script out of a page but the mark of the signed in and data that is not run, and adds the loader, which fetches it at the
 * first touch. Throws NotUnderstood where the page holds anything that is not known.
 */
export function finishPage(page: string, { addressOf, atIdle = false }: Finishing): FinishedPage {
  const parts: Parts = { inline: [], chunks: [], marks: 0 };
  const bare = page
    .replace(SCRIPT, (element, attributes: string, text: string) =>
      takeScript(element, attributes, text, parts),
    )
    .replace(PRELOADED_SCRIPT, '');
  if (STREAMED.test(bare)) throw new NotUnderstood('a part that comes later');
  if (parts.marks !== 1 || parts.inline.length < 3 || parts.chunks.length === 0)
    throw new NotUnderstood('a page without script');
  const script = `${parts.inline.join(';\n')};\n`;
  const files = [addressOf(dataFileName(script)), ...parts.chunks].join(' ');
  const mark = `<script>${SIGNED_IN_SCRIPT}</script>`;
  const loader = `<script data-files="${files}"${atIdle ? ' data-at="idle"' : ''}>${LOADER}</script>`;
  return { html: bare.replace(mark, () => mark + loader), script };
}
