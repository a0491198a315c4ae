import { typedLine } from './typed-text';

/** Cleans up addresses copied from text by dropping surrounding brackets and punctuation. Pure: forms and the server share it. */

/** Brackets that count as part of an address only in pairs. */
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const AFTER = '.,;:!?…\'"’”»>`|';
const BEFORE = '<([{"“‘«';
/** Markup for bold, italic, struck-out or code text in chats. */
const BOTH = '*_~`"\'';

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Strips punctuation around an address: `<https://x.co.ke/a>`, `(x.co.ke/a).`, `*jobs@x.co.ke*`. Keeps paired brackets. */
export function bareAddress(typed: string): string {
  const text = typedLine(typed);
  let from = 0;
  let to = text.length;
  const extra = Object.fromEntries(
    Object.entries(OPENING).map(([closing, opening]) => [
      closing,
      count(text, closing) - count(text, opening),
    ]),
  );
  const closes = (sign: string): boolean => (extra[sign] ?? 0) > 0;
  while (from < to) {
    const [first = '', last = ''] = [text[from], text[to - 1]];
    if (first === last && to - from > 1 && BOTH.includes(first)) {
      from += 1;
      to -= 1;
    } else if (AFTER.includes(last) || last === ' ' || closes(last)) {
      if (last in extra) extra[last] = (extra[last] ?? 0) - 1;
      to -= 1;
    } else if (BEFORE.includes(first) || first === ' ') {
      for (const [closing, opening] of Object.entries(OPENING))
        if (opening === first) extra[closing] = (extra[closing] ?? 0) + 1;
      from += 1;
    } else break;
  }
  return text.slice(from, to);
}

/** The address in "Wanjiku <w@x.co.ke>". */
const withinName = (text: string): string => {
  const [, within = ''] = /^[^<>]*<([^<>\s]+)>[^<>]*$/.exec(text) ?? [];
  return within.includes('@') ? within : text;
};

/** Begins an address copied from a link, however often it was added. */
const SCHEME = /^mailto:(?:[^@]*mailto:)?/i;

/** Strips `mailto:`, the name and punctuation from an e-mail address. Does not validate it. */
export const bareEmail = (typed: string): string => {
  const text = bareAddress(withinName(typedLine(typed)));
  return SCHEME.test(text) ? bareAddress(text.replace(SCHEME, '').replace(/\?.*$/, '')) : text;
};

/** An e-mail address as stored: bare, in lower case. Does not validate it. */
export const tidyEmail = (typed: string): string => bareEmail(typed).toLowerCase();
