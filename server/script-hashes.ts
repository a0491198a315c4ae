import { createHash } from 'node:crypto';
import { SIGNED_IN_SCRIPT } from '@/lib/platform/auth/signed-in-script';
import { HOLD_PRESSES_SCRIPT } from '@/lib/platform/http/hold-presses-script';
import { UNSAVED_SCRIPT } from '@/lib/platform/http/unsaved-script';
import { log } from '@/lib/platform/log/log';
import { LOADER } from './on-touch/loader';

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Whether this element is a script, not a data block, which needs no permission. */
export const runs = (attributes: string): boolean => {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase();
  return type === undefined || type === '' || type === 'module' || type.endsWith('javascript');
};

/** Starts the queue that React reads. */
const QUEUE = '(self.__next_f=self.__next_f||[]).push([0])';

const CONSTANTS: ReadonlySet<string> = new Set([
  SIGNED_IN_SCRIPT,
  HOLD_PRESSES_SCRIPT,
  UNSAVED_SCRIPT,
  QUEUE,
]);

/** Turbopack's bootstrap: file names of this site and module numbers. */
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\["static\/chunks\/[\w.~-]+\.js"(?:,"static\/chunks\/[\w.~-]+\.js")*\],"runtimeModuleIds":\[\d+(?:,\d+)*\]\}\);$/;

/** A string without escapes: no control character, quote or backslash, and none of `<`, `>`, `&`, which Next.js escapes. */
const PLAIN = String.raw`[ !#-%'-;=?-\[\]-\u2027\u202a-\u{10ffff}]*`;
const ESCAPE = String.raw`\\(?:["\\/bfnrt]|u[\da-f]{4})`;

/** Adds one JSON string to the queue. */
const TEXT = new RegExp(String.raw`^self\.__next_f\.push\(\[1,"${PLAIN}(?:${ESCAPE}${PLAIN})*"\]\)$`, 'u');

/** Whether this is one of the six inline scripts of our layouts, the build and Next.js. */
export const isKnown = (script: string): boolean =>
  CONSTANTS.has(script) || BOOTSTRAP.test(script) || TEXT.test(script);

const TOLD = 80;

/** Returns the policy sources (`'sha256-…'`) of the page's known inline scripts. An injected script has none and does not run. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (!runs(attributes)) continue;
    if (script === LOADER || isKnown(script))
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    else log.warn({ script: script.slice(0, TOLD) }, 'unknown inline script in a page');
  }
  return [...hashes];
}
