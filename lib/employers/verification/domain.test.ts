import { describe, expect, test } from 'vitest';
import { checkDomain, DOMAIN_PROBLEMS } from './domain';

/** Domains where anyone can get a mailbox or a page: disposable and free mail, mail and web hosts, and private suffixes. */
const ANYBODY = [
  ...['mailinator.com', 'guerrillamail.com', 'sharklasers.com', '10minutemail.com', 'temp-mail.org'],
  ...['yopmail.com', 'trashmail.com', 'getnada.com', 'maildrop.cc', 'dispostable.com', 'throwawaymail.com'],
  ...['1secmail.com', 'emailondeck.com', 'tempr.email', 'mozmail.com', 'duck.com'],
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.uk', 'ymail.com', 'outlook.com', 'hotmail.com'],
  ...[
    'live.com',
    'icloud.com',
    'aol.com',
    'proton.me',
    'protonmail.com',
    'mail.com',
    'gmx.com',
    'yandex.com',
  ],
  ...['zoho.com', 'zohomail.com', 'tutanota.com', 'fastmail.com', 'mail.ru', 'qq.com'],
  ...['africaonline.co.ke', 'wananchi.com', 'jambo.co.ke', 'kenyaweb.com', 'swiftkenya.com', 'orange.fr'],
  ...[
    'twiga.onmicrosoft.com',
    'onmicrosoft.com',
    'twiga.github.io',
    'twiga.myshopify.com',
    'twiga.wixsite.com',
  ],
  ...['twiga.wordpress.com', 'twiga.blogspot.com', 'twiga.netlify.app', 'twiga.vercel.app', 'twiga.web.app'],
  ...['twiga.herokuapp.com', 'twiga.eu.org', 'twiga.business.site'],
];

/** Domains under which anyone can register a subdomain. */
const SUFFIXES = [
  'co.ke',
  'or.ke',
  'ne.ke',
  'me.ke',
  'info.ke',
  'mobi.ke',
  'ke',
  'com',
  'co.uk',
  'github.io',
];

describe('a mailbox that anybody can have confirms nothing', () => {
  test('at least fifty of them are tried', () => expect(ANYBODY.length).toBeGreaterThanOrEqual(50));

  test.each(ANYBODY)('%s, as the website too', async (domain) => {
    for (const [website, host] of [
      [`https://${domain}`, domain],
      [`https://www.${domain}`, domain],
      [`https://pay.${domain}`, domain],
      [`https://${domain}`, `mail.${domain}`],
    ])
      expect(await checkDomain({ website: website ?? null }, `hr@${host}`)).toEqual({
        domain: null,
        problem: DOMAIN_PROBLEMS.freeMail,
      });
  });

  test.each(SUFFIXES)('%s, a public suffix', async (domain) => {
    for (const website of [`https://${domain}`, `https://twiga.${domain}`])
      expect((await checkDomain({ website }, `hr@${domain}`)).domain).toBeNull();
  });

  test.each([
    ['https://students.uonbi.ac.ke', 'jane@students.uonbi.ac.ke'],
    ['https://kra.go.ke', 'jane@kra.go.ke'],
    ['https://usiu.edu', 'jane@usiu.edu'],
    ['https://anu.edu.au', 'jane@anu.edu.au'],
  ])('%s and %s: students and the public have mail there', async (website, email) => {
    expect((await checkDomain({ website }, email)).problem).toBe(DOMAIN_PROBLEMS.shared);
  });
});

test.each([
  ['https://savannapay.co.ke', 'hr@savannapay.com', DOMAIN_PROBLEMS.other],
  ['https://savannapay.co.ke', 'hr@notsavannapay.co.ke', DOMAIN_PROBLEMS.other],
  ['https://savannapay.co.ke', 'hr@pay.co.ke', DOMAIN_PROBLEMS.other],
  ['https://savannapay.co.ke', 'hr@savannapay.co.ke.evil.com', DOMAIN_PROBLEMS.other],
  ['https://savannapay.co.ke', 'hr@co.ke', DOMAIN_PROBLEMS.other],
  ['https://savannapay.co.ke', 'hr@ke', DOMAIN_PROBLEMS.other],
  ['https://102.68.76.1', 'hr@102.68.76.1', DOMAIN_PROBLEMS.other],
  [null, 'hr@savannapay.co.ke', DOMAIN_PROBLEMS.noWebsite],
])('%s and %s: %s', async (website, email, problem) => {
  expect(await checkDomain({ website }, email)).toEqual({ domain: null, problem });
});

test.each([
  ['https://twiga.com', 'hr@twiga.com', 'twiga.com'],
  ['https://www.twiga.com', 'jane@hr.twiga.com', 'twiga.com'],
  ['https://www.twiga.com/about', 'HR@Twiga.com', 'twiga.com'],
  ['https://careers.twiga.com', 'jane@mail.twiga.com', 'twiga.com'],
  ['http://twiga.com', 'a.b+jobs@twiga.com', 'twiga.com'],
  ['https://savannapay.co.ke', 'hr@savannapay.co.ke', 'savannapay.co.ke'],
  ['https://careers.savannapay.co.ke', 'hr@savannapay.co.ke', 'savannapay.co.ke'],
  ['https://savannapay.co.ke', 'hr@mail.savannapay.co.ke', 'savannapay.co.ke'],
  ['https://kijani.or.ke', 'jobs@kijani.or.ke', 'kijani.or.ke'],
  ['https://www.redcross.or.ke', 'hr@redcross.or.ke', 'redcross.or.ke'],
  ['https://mlima.ne.ke', 'hr@mlima.ne.ke', 'mlima.ne.ke'],
  ['https://mlima.me.ke', 'hr@mlima.me.ke', 'mlima.me.ke'],
  ['https://mlima.info.ke', 'hr@mlima.info.ke', 'mlima.info.ke'],
  ['https://mlima.mobi.ke', 'hr@mlima.mobi.ke', 'mlima.mobi.ke'],
  ['https://mlima.ke', 'hr@mlima.ke', 'mlima.ke'],
  ['https://www.safaricom.co.ke', 'hr@safaricom.co.ke', 'safaricom.co.ke'],
  ['https://ke.kcbgroup.com', 'hr@kcbgroup.com', 'kcbgroup.com'],
  ['https://equitygroupholdings.com', 'hr@equitygroupholdings.com', 'equitygroupholdings.com'],
  ['https://www.unicef.org/kenya', 'nairobi@unicef.org', 'unicef.org'],
  ['https://amref.org', 'hr@amref.org', 'amref.org'],
  ['https://www.giz.de', 'hr@giz.de', 'giz.de'],
  ['https://andela.com', 'talent@andela.com', 'andela.com'],
  ['https://www.m-kopa.com', 'hr@m-kopa.com', 'm-kopa.com'],
  ['https://mogo.africa', 'hr@mogo.africa', 'mogo.africa'],
  ['https://twiga.co', 'hr@twiga.co', 'twiga.co'],
  ['https://twiga.io', 'hr@twiga.io', 'twiga.io'],
  ['https://twiga.co.tz', 'hr@twiga.co.tz', 'twiga.co.tz'],
  ['https://twiga.co.uk', 'hr@twiga.co.uk', 'twiga.co.uk'],
  ['https://twiga.com.ar', 'hr@twiga.com.ar', 'twiga.com.ar'],
  ['https://mwalimunational.coop', 'hr@mwalimunational.coop', 'mwalimunational.coop'],
  ['https://jua.kali.energy', 'hr@kali.energy', 'kali.energy'],
  ['https://ndizi.example', 'hr@ndizi.example', 'ndizi.example'],
  ['https://bücher.co.ke', 'hr@bücher.co.ke', 'xn--bcher-kva.co.ke'],
])('%s and %s confirm %s', async (website, email, domain) => {
  expect(await checkDomain({ website }, email)).toEqual({ domain, problem: null });
});
