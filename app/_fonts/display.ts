import localFont from 'next/font/local';

/* Bricolage Grotesque (SIL Open Font License, OFL.txt) from @fontsource-variable/bricolage-grotesque, as a subset made with subset-font:
   optical size 48, width 100, weights 500–800 only. Kerning was half of the original file, so the subset has a plain kern table with only
   weight 700 and pairs that differ by at least 12 units. Pages fetch the accented letters only if they use one. */
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

/** globals.css combines these two classes as `font-display`. */
export const displayFont = `${letters.variable} ${accents.variable}`;
