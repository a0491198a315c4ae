import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { expect, inject, test } from 'vitest';
import { ARTICLES, articlePath } from '@/lib/content/articles/articles';
import { readPage } from '../client/read-page';

const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ');

test('the reader mode of Firefox keeps the title, the lead and every heading of every article', async () => {
  for (const article of ARTICLES) {
    const { html } = await readPage(inject('appUrl'), articlePath(article));
    const { document } = new JSDOM(html, { url: inject('appUrl') + articlePath(article) }).window;
    const read = new Readability(document).parse();
    expect(read?.title, article.slug).toBe(article.title);
    const text = words(read?.textContent);
    expect(text, article.slug).toContain(words(article.excerpt));
    for (const { heading } of article.sections) expect(text, article.slug).toContain(words(heading));
  }
});
