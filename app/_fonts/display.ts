import localFont from 'next/font/local';

/*
 * Bricolage Grotesque (SIL Open Font License, OFL.txt), from @fontsource-variable/bricolage-grotesque, cut down with subset-font:
 * optical size 48, width 100, weight 500–800. Its kerning, half of the file as it came, is that of weight 700 for the pairs
 * that differ by 12 units or more, as a plain kern table. Letters with accents are a file of their own, fetched only by
 * pages that show one.
 */
const letters = localFont({
  src: './display.woff2',
  weight: '500 800',
  variable: '--font-letters',
  display: 'swap',
  adjustFontFallback: 'Arial',
  declarations: [
    { prop: 'unicode-range', value: 'U+0020-007E, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026' },
  ],
});

const accents = localFont({
  src: './display-accents.woff2',
  weight: '500 800',
  variable: '--font-accents',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+00A1-00FF' }],
});

/** The classes that define the two halves of the display face; globals.css puts them together as `font-display`. */
export const displayFont = `${letters.variable} ${accents.variable}`;
