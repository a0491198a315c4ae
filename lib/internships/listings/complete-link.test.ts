import { describe, expect, test } from 'vitest';
import { completeLink } from './complete-link';

describe('a link is completed', () => {
  test.each([
    ['acme.co.ke/careers', 'https://acme.co.ke/careers'],
    ['  acme.co.ke ', 'https://acme.co.ke'],
    ['www.acme.co.ke?job=7#apply', 'https://www.acme.co.ke?job=7#apply'],
    ['jobs.acme.co.ke:8443/x', 'https://jobs.acme.co.ke:8443/x'],
    ['Acme.CO.KE', 'https://Acme.CO.KE'],
    ['wanjikũ.co.ke', 'https://wanjikũ.co.ke'],
    ['forms.gle/aB3xYz', 'https://forms.gle/aB3xYz'],
    ['hr@acme.co.ke', 'mailto:hr@acme.co.ke'],
    ['o’neil+jobs@acme.co.ke', 'mailto:o’neil+jobs@acme.co.ke'],
    ['0712345678', 'tel:0712345678'],
    ['0712 345 678', 'tel:0712345678'],
    ['+254 712-345-678', 'tel:+254712345678'],
    ['(020) 271.2345', 'tel:0202712345'],
    ['tel: 0712 345 678', 'tel:0712345678'],
    ['MAILTO: hr@acme.co.ke', 'MAILTO:hr@acme.co.ke'],
    ['712345678', 'tel:0712345678'],
    ['254 712 345 678', 'tel:+254712345678'],
    ['00254 712 345 678', 'tel:+254712345678'],
    ['+254 (0) 712 345 678', 'tel:+254712345678'],
    ['tel:+254 (0)712 345 678', 'tel:+254712345678'],
    ['\u202a0712\u00a0345\u2011678\u202c', 'tel:0712345678'],
    ['00256 712 345 678', 'tel:+256712345678'],
    ['hr@acme.co.ke.', 'mailto:hr@acme.co.ke'],
    ['<hr@acme.co.ke>', 'mailto:hr@acme.co.ke'],
    ['HR desk <hr@acme.co.ke>', 'mailto:hr@acme.co.ke'],
    ['mailto:hr@acme.co.ke,', 'mailto:hr@acme.co.ke'],
    ['(acme.co.ke/careers).', 'https://acme.co.ke/careers'],
    ['https://acme.co.ke/apply).', 'https://acme.co.ke/apply'],
    ['<https://acme.co.ke/apply>', 'https://acme.co.ke/apply'],
    ['“https://acme.co.ke/apply”', 'https://acme.co.ke/apply'],
    ['*https://acme.co.ke/apply*', 'https://acme.co.ke/apply'],
    ['https://acme.co.ke/jobs_(interns)', 'https://acme.co.ke/jobs_(interns)'],
    ['https://acme.co.ke/jobs_(interns)).', 'https://acme.co.ke/jobs_(interns)'],
    ['acme.co.ke/\u200bcareers\u200b', 'https://acme.co.ke/careers'],
  ])('%s becomes %s', (typed, link) => {
    expect(completeLink(typed)).toBe(link);
  });
});

describe('what is one already, or none, stays as it is', () => {
  test.each([
    'https://acme.co.ke/careers',
    'http://acme.co.ke',
    'mailto:hr@acme.co.ke?subject=Data Intern',
    'tel:+254712345678',
    'javascript:alert(1)',
    'ftp://acme.co.ke',
    'acme',
    'localhost',
    '127.0.0.1/jobs',
    'user@host',
    'user:password@acme.co.ke',
    'hr@acme.co.ke, info@acme.co.ke',
    '//acme.co.ke',
    '/careers',
    'see acme.co.ke',
    '12345678',
    '1234567890123456',
    '-acme.co.ke',
    'acme..co.ke',
    '',
  ])('%j', (text) => {
    expect(completeLink(text)).toBe(text);
  });

  test('completing again changes nothing', () => {
    for (const typed of ['acme.co.ke', 'hr@acme.co.ke', '0712 345 678']) {
      expect(completeLink(completeLink(typed))).toBe(completeLink(typed));
    }
  });
});
