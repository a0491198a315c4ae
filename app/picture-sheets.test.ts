import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARTICLES } from '@/lib/articles/articles';
import { INDUSTRIES } from '@/lib/industries/industries';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const colours = (css: string): string[] => css.match(/--[a-z-]+: ?#[0-9a-f]{6}/g) ?? [];
const tokens = [...read('./globals.css').matchAll(/:root \{([^}]*)\}/g)].map(([, block = '']) =>
  colours(block),
);

describe.each([
  ['articles', ARTICLES.map(({ slug }) => slug)],
  ['industries', INDUSTRIES.map(({ slug }) => slug)],
])('the sheet of the %s', (name, slugs) => {
  const sheet = read(`../public/${name}.svg`);

  it('has each picture once, of at most 8 KB, and no other', () => {
    expect([...sheet.matchAll(/<view id="([^"]+)"/g)].map(([, id]) => id)).toEqual(slugs);
    for (const picture of sheet.split('<view').slice(1)) {
      expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(8 * 1024);
    }
  });

  it('has the colours of the pages, by day and by night', () => {
    const schemes = [...sheet.matchAll(/:root\{([^}]*)\}/g)].map(([, block = '']) => colours(block));
    expect(schemes).toHaveLength(2);
    schemes.forEach((scheme, at) => {
      const spaced = scheme.map((colour) => colour.replace(':', ': '));
      expect(tokens[at]).toEqual(expect.arrayContaining(spaced));
    });
  });
});
