import localFont from 'next/font/local';

/*
 * Bricolage Grotesque (SIL Open Font License, OFL.txt) from @fontsource-variable/bricolage-grotesque. A subset made
 * with subset-font: optical size 48, width 100, weights 500–800 only. Kerning is half of the original file, so a plain
 * kern table keeps only weight 700 and pairs that differ by 12 units or more. Pages fetch the accented letters only if
 * they show one.
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

/** globals.css combines these two classes as `font-display`. */
export const displayFont = `${letters.variable} ${accents.variable}`;
