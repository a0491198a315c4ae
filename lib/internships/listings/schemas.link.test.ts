import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listingErrors as messages, REQUIRED_FIELDS as whole } from '@/dev/testing/data/listing-input';
import { internshipSchema } from './schemas';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const LINK = 'Please enter a valid URL! email (mailto:) or phone (tel:) link';

describe('the link', () => {
  test.each([
    'https://example.co.ke/jobs?id=1',
    'http://example.org',
    'HTTPS://EXAMPLE.ORG/',
    'mailto:hr@example.co.ke',
    'mailto:hr@example.co.ke?subject=Intern',
    'mailto:hr@example.co.ke?body=https:x',
    'tel:+254712345678',
    'tel:0712-345-678',
    'tel:999',
    `tel:${'0'.repeat(30)}`,
    '  https://example.org  ',
    'https://example.org/@hr',
    'https://example.org?to=hr@example.org',
    'https://wanjikũ.co.ke/',
    'https://197.248.0.1/jobs',
    'https://[2c0f:fe38::1]/jobs',
    'https://localhost.example.org',
    'https://local.co.ke/lan',
  ])('takes %s', (value) => {
    expect(messages({ applyLink: value })).toEqual({});
  });
  test.each([
    ['acme.co.ke/careers', 'https://acme.co.ke/careers'],
    ['hr@acme.co.ke', 'mailto:hr@acme.co.ke'],
    ['0712 345 678', 'tel:0712345678'],
    ['https://example.org/\u202efdp.exe', 'https://example.org/fdp.exe'],
    ['https://example.org/\u2066x\u2069', 'https://example.org/x'],
    ['https://exam\u00adple.org', 'https://example.org'],
    ['https://example.org/\u200b', 'https://example.org/'],
    ['mailto:hr\u202e@example.org', 'mailto:hr@example.org'],
  ])('is completed: %s becomes %s', (applyLink, completed) => {
    expect(internshipSchema.parse({ ...whole, applyLink }).applyLink).toBe(completed);
  });
  test.each([
    'example',
    'javascript:alert(1)',
    'JavaScript://example.org/%0aalert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'https://',
    'http:///x',
    'https:example.org',
    'https:example.org?to=https://example.org',
    'mailto:a@b?mailto:c@d.e',
    ' x https://example.org',
    'xhttps://example.org',
    'mailto:',
    'mailto:hr',
    'xmailto:hr@example.org',
    'mailto:hr@example.org@',
    'mailto:mailto:hr@example.org@x',
    'xtel:0700000000',
    'tel:0700000000x',
    'tel:07',
    `tel:${'0'.repeat(31)}`,
    'tel:',
    'tel:abc',
    'https://example.org/a b',
    'https://example.org\u0000',
    ' javascript:alert(1)//https://example.org',
    'https://kcb.co.ke@example.org/',
    'https://kcb.co.ke:443@example.org/',
    'https://@example.org/',
    'https://example.org\\@kcb.co.ke',
    'https:\\\\example.org',
    'http://localhost/jobs',
    'http://localhost./jobs',
    'http://jobs.localhost',
    'http://intranet/jobs',
    'http://printer.local',
    'http://db.internal',
    'http://127.0.0.1',
    'http://127.1:3000',
    'http://2130706433/',
    'http://0x7f.0.0.1',
    'http://0177.0.0.1',
    'http://0.0.0.0',
    'http://10.1.2.3',
    'http://172.16.0.1',
    'http://172.31.255.255',
    'http://192.168.1.1',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1',
    'http://224.0.0.1',
    'http://255.255.255.255',
    'http://[::1]',
    'http://[::]',
    'http://[::ffff:127.0.0.1]',
    'http://[fe80::1]',
    'http://[fd00::1]',
    'http://[2001:db8::1]',
    'http://[2002:7f00:1::]',
    'mailto:root@localhost.local',
    'mailto:root@[127.0.0.1]',
    'mailto:root@127.0.0.1',
    'mailto:hr@example.org,all@example.org',
    'kcb.co.ke@example.org/jobs',
    '127.0.0.1:3000',
    null,
  ])('refuses %j', (value) => {
    expect(messages({ applyLink: value })).toEqual({ applyLink: LINK });
  });
});
