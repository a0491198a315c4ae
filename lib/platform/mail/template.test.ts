import { describe, expect, test } from 'vitest';
import { renderTemplate } from './template';

const parts = {
  subject: 'Hello',
  greeting: 'Hello <b>Amani</b>,',
  paragraphs: ['First & second.', 'Third "quoted".'],
  action: { label: 'Verify my email', url: 'http://localhost:3000/verify-email/a?b=1&c=2' },
  after: ['Goodbye.'],
};

describe('a mail', () => {
  test('reads in plain text as it was written, the address on a line of its own', () => {
    const { text } = renderTemplate(parts);
    expect(text.split('\n')).toContain(parts.action.url);
    expect(text).toContain('Hello <b>Amani</b>,');
    expect(text.indexOf('Third')).toBeLessThan(text.indexOf(parts.action.url));
    expect(text.indexOf('Goodbye.')).toBeGreaterThan(text.indexOf(parts.action.url));
  });

  test('lets nobody write HTML into it', () => {
    const { html } = renderTemplate(parts);
    expect(html).not.toContain('<b>Amani');
    expect(html).toContain('Hello &lt;b&gt;Amani&lt;/b&gt;,');
    expect(html).toContain('href="http://localhost:3000/verify-email/a?b=1&amp;c=2"');
  });

  test('needs no action', () => {
    expect(renderTemplate({ ...parts, action: undefined }).html).not.toContain('<a ');
  });
});
