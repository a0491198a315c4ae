import { describe, expect, it } from 'vitest';
import type { Article } from './article';
import { ARTICLES, articleBySlug } from './articles';

const wordsIn = ({ sections }: Article): number =>
  sections
    .flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list])
    .join(' ')
    .split(/\s+/).length;

it('are nine, each at its own address', () => {
  expect(ARTICLES.map(({ slug }) => slug)).toEqual([
    'craft-a-winning-cv-cover-letter',
    'build-a-strong-online-presence',
    'hone-your-soft-skills',
    'ace-your-interview',
    'stay-updated-with-industry-trends',
    'be-proactive-open-minded',
    'keep-learning',
    'network-like-a-pro',
    'mastering-time-management-for-career-success',
  ]);
});

it('are found by their address and by nothing else', () => {
  expect(articleBySlug('keep-learning')?.title).toBe('Keep learning');
  expect(articleBySlug('Keep-Learning')).toBeUndefined();
  expect(articleBySlug('')).toBeUndefined();
});

describe.each(ARTICLES)('$slug', (article) => {
  it('has 500 to 900 words', () => {
    expect(wordsIn(article)).toBeGreaterThanOrEqual(500);
    expect(wordsIn(article)).toBeLessThanOrEqual(900);
  });

  it('has an excerpt that search engines show whole', () => {
    expect(article.excerpt.length).toBeGreaterThan(60);
    expect(article.excerpt.length).toBeLessThanOrEqual(160);
  });

  it('names no section twice and ends with a step on this site', () => {
    const headings = article.sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    expect(article.nextStep.href).toMatch(/^\/[a-z]/);
  });
});
