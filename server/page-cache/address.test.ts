import { describe, expect, test } from 'vitest';
import { plainAddress } from './address';

test.each([
  '/',
  '/career-tips',
  '/career-tips/first-cv',
  '/internships/technology/some-listing',
  '/internships/technology/some-listing/more',
  '/internships/in/nairobi/more',
  '/featured-internships/Company-Title',
  '/user-agreement',
  '/developers',
  '/feeds',
  '/hiring',
  '/sitemap.xml',
  '/sitemaps/lists',
  '/robots.txt',
  '/feeds/all.xml',
  '/share/listings/1',
  '/_next/static/chunks/0a~9-b_c.js',
])('%s ignores its query', (path) => {
  expect(plainAddress(path)).toBe(path);
  for (const query of [
    '',
    'x=1',
    'page=2',
    'q=a&sent=1',
    'v=2',
    'utm_source=mail',
    '?&=&%FF',
    `x=${'a'.repeat(9_000)}`,
  ]) {
    expect(plainAddress(`${path}?${query}`)).toBe(path);
  }
});

const list = (path: string) => (query: string) => plainAddress(`${path}?${query}`).slice(path.length);

describe.each([
  ['an industry', list('/internships/legal-services')],
  ['a county', list('/internships/in/nairobi')],
])('the list of %s reads the page number', (_, of) => {
  test.each([
    ['page=2', '?page=2'],
    ['x=1&page=2&fbclid=x', '?page=2'],
    ['page=02', '?page=2'],
    ['page=2&page=3', '?page=2'],
    ['page=1', ''],
    ['page=0', ''],
    ['page=', ''],
    ['page=x', ''],
    ['Page=2', ''],
    ['q=a', ''],
    ['page=2.5', '?page=2'],
    ['page=12345678', '?page=1000000'],
  ])('%s', (query, plain) => {
    expect(of(query)).toBe(plain);
  });
});

test.each([
  ['county=Lamu', '?county=Lamu'],
  ['page=2&county=Tana+River&x=1', '?county=Tana+River&page=2'],
  ['county=Lamu&county=Wajir', '?county=Lamu'],
  ['county=lamu', ''],
  ['county=', ''],
  ['page=3&county=Atlantis', '?page=3'],
])('the list of employers reads county and page number: %s', (query, plain) => {
  expect(list('/employers')(query)).toBe(plain);
});

describe('the search', () => {
  const of = list('/internships');

  test.each([
    ['q=data+intern', '?q=data+intern'],
    ['q=data%20intern', '?q=data+intern'],
    ['q=%20data%20&q=other', '?q=data'],
    ['page=2&pay=paid&q=data', '?q=data&pay=paid&page=2'],
    ['q=data&page=1', '?q=data'],
    ['q=data&x=1&utm_source=a', '?q=data'],
    ['county=Lamu&q=data&county=Kwale&sort=pay', '?q=data&county=Kwale&county=Lamu&sort=pay'],
    ['industry=05', '?industry=5'],
    ['remote=yes&county=&kind=&q=', '?remote=yes'],
    ['q=data&industry=999&county=Nowhere&remote=perhaps', '?q=data'],
  ])('%s', (query, plain) => {
    expect(of(query)).toBe(plain);
  });

  test.each([
    'q=',
    'q',
    'page=1',
    'page=x',
    'county=Nowhere',
    'sort=new',
    'q=&industry=&county=&kind=&pay=&remote=&closing=',
  ])('for everything has one address: %s', (query) => expect(of(query)).toBe('?q='));

  test.each(['', 'x=1', 'Q=data', 'utm_source=mail'])('is not requested by "%s"', (query) =>
    expect(of(query)).toBe(''),
  );

  test('is read up to its maximum length', () => {
    expect(of(`q=${'a'.repeat(120)}b`)).toBe(of(`q=${'a'.repeat(120)}c`));
    expect(of(`q=${'a'.repeat(119)}b`)).not.toBe(of(`q=${'a'.repeat(119)}c`));
  });
});

test.each([
  ['sent=1', '?sent=1'],
  ['sent=2', ''],
  ['problem=wait', '?problem=wait'],
  ['problem=name+email', '?problem=name+email'],
  ['problem=email+name+more', '?problem=name+email'],
  ['problem=more', ''],
  ['problem=constructor', ''],
  ['x=1', ''],
])('the contact page reads %s', (query, plain) => {
  expect(list('/contact-us')(query)).toBe(plain);
});

test.each([
  ['/%69nternships/leg%61l-services?page=2', '/internships/legal-services?page=2'],
  ['/career-tips/M%C5%A9g%c5%a9nda', '/career-tips/M%C5%A9g%C5%A9nda'],
  ['/career-tips/a%3Fb', '/career-tips/a%3Fb'],
  ['/career-tips/a%25b', '/career-tips/a%25b'],
])('%s has one spelling', (url, plain) => {
  expect(plainAddress(url)).toBe(plain);
});
