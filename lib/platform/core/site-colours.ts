import { contrast, mix } from './contrast';

/** The style sheet's colours, against which a site's own colour must be readable. */
const LIGHT = {
  surface: '#faf6ec',
  sunken: '#f1ebdc',
  accentSoft: '#fbe9c1',
  text: '#15221b',
  paper: '#fffdf7',
};
const DARK = {
  surface: '#0f1914',
  raised: '#16221b',
  accentSoft: '#382a0e',
  text: '#ecebdf',
  ink: '#08150e',
};

/** WCAG 2.2 AA for text. */
const READABLE = 4.5;

export type ColourTokens = Readonly<Record<'primary' | 'primary-hover' | 'primary-soft' | 'link', string>>;

const shown = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1);

const worst = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

function lightTokens(colour: string): ColourTokens {
  const soft = mix(colour, LIGHT.surface, 0.14);
  return {
    primary: colour,
    'primary-hover': mix(colour, '#000000', 0.75),
    'primary-soft': soft,
    link: colour,
  };
}

function darkTokens(colour: string): ColourTokens {
  const soft = mix(colour, DARK.surface, 0.35);
  const grounds = [DARK.surface, DARK.raised, DARK.accentSoft, soft, DARK.ink];
  const shares = Array.from({ length: 20 }, (_, step) => 1 - step / 20);
  const bright = shares
    .map((share) => mix(colour, '#ffffff', share))
    .find((one) => worst(one, grounds) >= READABLE);
  const primary = bright ?? '#ffffff';
  return { primary, 'primary-hover': mix(primary, '#ffffff', 0.7), 'primary-soft': soft, link: primary };
}

/** The tokens derived from a site's own colour (#rrggbb), for both themes. */
export const siteColours = (colour: string): Record<'light' | 'dark', ColourTokens> => ({
  light: lightTokens(colour),
  dark: darkTokens(colour),
});

/** Returns why a site cannot use a colour (not #rrggbb, or too pale to read on paper), or null. */
export function colourProblem(colour: string): string | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return 'must be a colour like #14593a';
  const { 'primary-soft': soft } = lightTokens(colour);
  const reached = worst(colour, [LIGHT.surface, LIGHT.sunken, LIGHT.accentSoft, LIGHT.paper, soft]);
  if (reached >= READABLE) return null;
  return `must be darker: its contrast is ${shown(reached)}:1, and text needs ${READABLE}:1`;
}
