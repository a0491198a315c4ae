import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '@/lib/platform/core/contrast';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

function tokensOf(block: string | undefined): Map<string, string> {
  const found = (block ?? '').matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

const [light, dark] = [...css.matchAll(/:root \{([^}]*)\}/g)].map(([, block]) => tokensOf(block));

const contrastOf = (tokens: Map<string, string> | undefined, one: string, other: string): number =>
  contrast(tokens?.get(one) ?? '#000000', tokens?.get(other) ?? '#000000');

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
    expect(contrastOf(tokens, 'text', ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(grounds.flatMap((ground) => words.map((word) => [word, ground])))(
    'gives %s at least 4.5:1 on %s',
    (word = '', ground = '') => {
      expect(contrastOf(tokens, word, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['primary-text', 'primary'],
    ['primary-text', 'primary-hover'],
    ['danger-text', 'danger'],
    ['danger-text', 'danger-hover'],
    ['on-accent', 'accent'],
  ])('gives %s at least 4.5:1 on %s', (word, ground) => {
    expect(contrastOf(tokens, word, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['surface', 'raised', 'sunken'])('gives control borders at least 3:1 on %s', (ground) => {
    expect(contrastOf(tokens, 'edge', ground)).toBeGreaterThanOrEqual(3);
  });
});
