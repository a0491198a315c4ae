import { SIGNED_IN_SCRIPT } from '@/lib/platform/auth/signed-in-script';

/** Whether this element is a script, not a data block, which needs no permission. */
export const runs = (attributes: string): boolean => {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase();
  return type === undefined || type === '' || type === 'module' || type.endsWith('javascript');
};

/** Starts the queue that React reads. */
const QUEUE = '(self.__next_f=self.__next_f||[]).push([0])';

const CONSTANTS: ReadonlySet<string> = new Set([SIGNED_IN_SCRIPT, QUEUE]);

/** Turbopack's bootstrap: file names of this site and module numbers. */
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\["static\/chunks\/[\w.~-]+\.js"(?:,"static\/chunks\/[\w.~-]+\.js")*\],"runtimeModuleIds":\[\d+(?:,\d+)*\]\}\);$/;

/** A string without escapes: no control character, quote or backslash, and none of `<`, `>`, `&`, which Next.js escapes. */
const PLAIN = String.raw`[ !#-%'-;=?-\[\]-\u2027\u202a-\u{10ffff}]*`;
const ESCAPE = String.raw`\\(?:["\\/bfnrt]|u[\da-f]{4})`;

/** Adds one JSON string to the queue. */
const TEXT = new RegExp(String.raw`^self\.__next_f\.push\(\[1,"${PLAIN}(?:${ESCAPE}${PLAIN})*"\]\)$`, 'u');

/** Whether this is one of the four inline scripts of our layout, the build and Next.js. */
export const isKnown = (script: string): boolean =>
  CONSTANTS.has(script) || BOOTSTRAP.test(script) || TEXT.test(script);
