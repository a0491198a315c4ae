/** Pure and without zod, because forms in the browser share it. The schemas are in `single-line.ts` and `several-lines.ts`. */

/** Scripts in which a zero-width joiner or non-joiner between two letters changes their shape. */
const JOINED = ['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil']
  .concat(['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Mongolian'])
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const LETTER = String.raw`(?![\p{M}\p{DI}])[${JOINED}]`;

/** Pictures and arrows, as ranges, because browsers supported `\p{Emoji}` later than the other properties. */
const EMOJI = String.raw`[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299\u{1f000}-\u{1faff}]`;

/** Meaningful invisible characters: in regional flags, composed emoji and keycaps, and in those scripts. */
const NEEDED = [
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}`,
  String.raw`${EMOJI}[\u{1f3fb}-\u{1f3ff}]?[\ufe0e\ufe0f]?(?:\u200d(?=${EMOJI}))?`,
  String.raw`[#*0-9]\ufe0f(?=\u20e3)`,
  String.raw`${LETTER}(?:(?!\p{DI})\p{M})*[\u200c\u200d](?=${LETTER})`,
].join('|');

/** Characters without a glyph, lone surrogates and noncharacters. */
const UNSEEN = new RegExp(String.raw`(${NEEDED})|[\p{DI}\p{Cs}\p{NChar}\ufff9-\ufffb]`, 'gu');

/** JavaScript treats U+0085, a line break, as a control character. U+2800 is the Braille blank. */
const SPACES = /[\s\u0085\u2800]+/gu;

/**
 * Removes invisible characters: zero-width spaces, direction marks and overrides, byte order marks, soft hyphens, variation
 * selectors and more. Keeps those that emoji and scripts need. Composes letters and accents (NFC).
 */
export const withoutUnseen = (text: string): string =>
  text.replace(UNSEEN, (_, needed?: string) => needed ?? '').normalize('NFC');

/** Normalises text to one line: drops invisible characters, collapses white space. Keeps control characters, which are then rejected. */
export const typedLine = (text: string): string => withoutUnseen(text).replace(SPACES, ' ').trim();

/**
 * Normalises multi-line text. Removes invisible and control characters. Turns every line break into "\n", including those of Windows
 * and old Macs, vertical tabs, form feeds, U+0085, U+2028 and U+2029. Turns other white space, except tabs, into plain spaces.
 */
export const typedLines = (text: string): string =>
  withoutUnseen(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''))
    .replace(/[^\S\n\t]|\u2800/g, ' ')
    .trim();
