import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./globals.css', import.meta.url), 'utf8');

function tokensOf(block: string | undefined): Map<string, string> {
  const found = (block ?? '').matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

const [light, dark] = [...css.matchAll(/:root \{([^}]*)\}/g)].map(([, block]) => tokensOf(block));

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Map<string, string> | undefined, one: string, other: string): number {
  const [high = 0, low = 0] = [one, other]
    .map((name) => luminance(tokens?.get(name) ?? '#000000'))
    .sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['surface', 'raised', 'sunken', 'primary-soft', 'accent-soft', 'danger-soft'];
const words = ['muted', 'link', 'accent-text', 'danger'];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, tokens) => {
  it('defines every role of the other theme', () => {
    expect([...(tokens?.keys() ?? [])].sort()).toEqual([...(light?.keys() ?? [])].sort());
    expect(tokens?.size).toBeGreaterThan(20);
  });

  it.each(grounds)('gives body text at least 7:1 on %s', (ground) => {
    expect(contrast(tokens, 'text', ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(grounds.flatMap((ground) => words.map((word) => [word, ground])))(
    'gives %s at least 4.5:1 on %s',
    (word = '', ground = '') => {
      expect(contrast(tokens, word, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['primary-text', 'primary'],
    ['primary-text', 'primary-hover'],
    ['danger-text', 'danger'],
    ['danger-text', 'danger-hover'],
    ['on-accent', 'accent'],
  ])('gives %s at least 4.5:1 on %s', (word, ground) => {
    expect(contrast(tokens, word, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['surface', 'raised', 'sunken'])('draws the edge of a control at 3:1 on %s', (ground) => {
    expect(contrast(tokens, 'edge', ground)).toBeGreaterThanOrEqual(3);
  });
});
