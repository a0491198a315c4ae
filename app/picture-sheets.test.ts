import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ARTICLES } from '@/lib/content/articles/articles';
import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { ArticlePicture } from './_components/article/article-picture';
import { IndustryPicture } from './_components/industry/industry-picture';
import { KangaCloth } from './_components/kanga-cloth';

/** Bytes, before compression. */
const LARGEST = 8 * 1024;

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const colours = (css: string): string[] => css.match(/--[a-z-]+: ?#[0-9a-f]{6}/g) ?? [];
const tokens = [...read('./theme.css').matchAll(/:root \{([^}]*)\}/g)].map(([, block = '']) =>
  colours(block),
);

describe.each([
  ['articles', ARTICLES.map(({ slug }) => slug)],
  ['industries', INDUSTRIES.map(({ slug }) => slug)],
])('the sheet of the %s', (name, slugs) => {
  const sheet = read(`../public/${name}.svg`);

  it('has each picture once, and no others', () => {
    expect([...sheet.matchAll(/<view id="([^"]+)"/g)].map(([, id]) => id)).toEqual(slugs);
  });

  it('is small enough for a single picture', () => {
    expect(Buffer.byteLength(sheet)).toBeLessThanOrEqual(LARGEST);
  });

  it('has the colours of the pages in both themes', () => {
    const schemes = [...sheet.matchAll(/:root\{([^}]*)\}/g)].map(([, block = '']) => colours(block));
    expect(schemes).toHaveLength(2);
    schemes.forEach((scheme, at) => {
      const spaced = scheme.map((colour) => colour.replace(':', ': '));
      expect(tokens[at]).toEqual(expect.arrayContaining(spaced));
    });
  });
});

it.each([
  ['of an industry', IndustryPicture({ slug: 'legal-services' })],
  ['of an article', ArticlePicture({ slug: 'keep-learning' })],
  ['of the home page', KangaCloth({ saying: 'Mwanzo wa ngoma ni lele' })],
])('the picture %s is small and states its size', (_, picture) => {
  const markup = renderToStaticMarkup(picture);
  expect(markup).toMatch(/ width="\d+" height="\d+"/);
  expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(LARGEST);
});
