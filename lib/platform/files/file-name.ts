/** Includes the extension. Every file system accepts this length. */
const MAX_NAME_LENGTH = 120;

/** Control characters, and direction marks, which can disguise an extension. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/**
 * The name under which a file is stored and served. Takes the name as sent and the extension of the sniffed type. Removes
 * folders, invisible characters and characters that file systems reject. Returns at most 120 characters.
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
