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

  test('is the same text in plain and in HTML, with one heading, and one button that says where it leads', () => {
    const { text, html, subject } = renderTemplate(parts);
    expect(subject).toBe('Hello');
    expect(text).toBe(
      [
        'Hello <b>Amani</b>,',
        'First & second.',
        'Third "quoted".',
        'Verify my email:\nhttp://localhost:3000/verify-email/a?b=1&c=2',
        'Goodbye.',
        '-- \nMwanzo: connecting talent to opportunity',
      ].join('\n\n'),
    );
    const read = html.replace(/<title>.*?<\/title>/, '').split(/(?:<[^>]+>)+/);
    expect(read.filter(Boolean)).toEqual([
      'Mwanzo',
      'Hello',
      'Hello &lt;b&gt;Amani&lt;/b&gt;,',
      'First &amp; second.',
      'Third &quot;quoted&quot;.',
      'Verify my email',
      'The button opens a page on localhost:3000.',
      'Goodbye.',
      'Mwanzo: connecting talent to opportunity',
    ]);
    expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">.*<\/html>$/);
    expect(html).toContain('<title>Hello</title>');
    expect(html.match(/color:#ffffff;font-weight:bold;text-decoration:none/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('max-width:560px;margin:0 auto;overflow-wrap:anywhere');
  });

  test('without an action or more has nothing in their place', () => {
    const { text, html } = renderTemplate({ subject: 'a', greeting: "It's", paragraphs: ['b'] });
    expect(text).toBe("It's\n\nb\n\n-- \nMwanzo: connecting talent to opportunity");
    expect(html.split(/(?:<[^>]+>)+/).filter(Boolean)).toEqual([
      'a',
      'Mwanzo',
      'a',
      'It&#39;s',
      'b',
      'Mwanzo: connecting talent to opportunity',
    ]);
  });

  test('keeps the line breaks of what somebody wrote', () => {
    const { html, text } = renderTemplate({ ...parts, paragraphs: ['Dear Ann,\nno & yes'] });
    expect(html).toContain('Dear Ann,<br>no &amp; yes');
    expect(text).toContain('Dear Ann,\nno & yes');
  });

  test('needs no action', () => {
    expect(renderTemplate({ ...parts, action: undefined }).html).not.toContain('<a ');
  });
});

test('a subject is one line, and a quote is marked line by line', () => {
  const { subject, text, html } = renderTemplate({
    subject: 'One\r\nBcc: x@evil.example\u2028two\u0000three',
    greeting: 'Hello,',
    paragraphs: ['They write:', { quote: 'a\r\n<b>\u2028c' }, 'We write.'],
  });
  expect(subject).toBe('One Bcc: x@evil.example two three');
  expect(text).toContain('They write:\n\n> a\n> <b>\n> c\n\nWe write.');
  expect(html).toContain('&lt;b&gt;');
});
