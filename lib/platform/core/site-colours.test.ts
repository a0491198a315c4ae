import { describe, expect, test } from 'vitest';
import { contrast, mix } from './contrast';
import { colourProblem, siteColours } from './site-colours';

test('contrast is that of WCAG: 21 for black on white, 1 for the same', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

test('mix takes a share of one colour', () => {
  expect(mix('#ff0000', '#0000ff', 0.5)).toBe('#800080');
  expect(mix('#123456', '#ffffff', 1)).toBe('#123456');
});

describe('a colour of a site’s own', () => {
  test.each(['#14593a', '#0b3d91', '#7a1f1f', '#4b2e83', '#000000'])(
    '%s is taken and readable in both themes',
    (colour) => {
      expect(colourProblem(colour)).toBeNull();
      const { light, dark } = siteColours(colour);
      expect(contrast(light.link, '#faf6ec')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(light.link, light['primary-soft'])).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#fffdf7', light['primary-hover'])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark.link, '#0f1914')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark.link, dark['primary-soft'])).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#08150e', dark.primary)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['#ffcc00', '#7fd1a2', '#ff0000'])('%s is refused with its contrast', (colour) => {
    expect(colourProblem(colour)).toMatch(
      /^must be darker: its contrast is \d\.\d:1, and text needs 4\.5:1$/,
    );
  });

  test.each(['green', '#123', '14593a', '#14593a;}'])('%s is no colour', (colour) => {
    expect(colourProblem(colour)).toBe('must be a colour like #14593a');
  });
});
