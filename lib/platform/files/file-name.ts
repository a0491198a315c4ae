/** Characters, the extension included; every file system takes that many. */
const MAX_NAME_LENGTH = 120;

/** Control characters, and the marks that turn the direction of writing and so can disguise an extension. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/**
 * The name a file is kept and given back under.
 * Takes the name the sender gave and the extension its bytes call for; gives the same name without folders, unseen characters
 * and characters no file system takes, with that extension, at most 120 characters.
 */
export function safeFileName(given: string, extension: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replace(UNSEEN, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const ending = `.${extension}`;
  const stem = clean.toLowerCase().endsWith(ending) ? clean.slice(0, -ending.length) : clean;
  const usedEnding = stem === clean ? ending : clean.slice(-ending.length);
  const short = [...stem]
    .slice(0, MAX_NAME_LENGTH - ending.length)
    .join('')
    .trim();
  return `${short || 'document'}${usedEnding}`;
}
