/** Characters missing from the fonts in this folder: all except Latin with its usual accents and punctuation. */
const NOT_DRAWN =
  /[^\u0020-\u007e\u00a1-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/gu;

const plain = (sign: string): string => /^[!-~]/.exec(sign.normalize('NFD'))?.[0] ?? '';

/** Converts text to drawable characters: unknown letters lose their accents or are dropped. Cuts it at `maxLength` characters. */
export function readable(text: string, maxLength: number): string {
  const shown = text
    .normalize('NFC')
    .replace(/[\u2010\u2011\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(NOT_DRAWN, plain)
    .replace(/ +/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(shown)) return '';
  return shown.length > maxLength ? `${shown.slice(0, maxLength - 1).trimEnd()}…` : shown;
}
