import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROLES } from '@/lib/platform/core/vocabulary';
import { initialsOf, menuFor } from './navigation';

describe('menuFor', () => {
  it.each([
    [
      'recent graduate',
      [
        '/dashboard',
        '/dashboard/my-internships',
        '/dashboard/saved',
        '/dashboard/alerts',
        '/dashboard/career',
        '/dashboard/profile',
      ],
    ],
    [
      'employer',
      ['/dashboard', '/dashboard/employer-internships', '/dashboard/employer', '/dashboard/profile'],
    ],
    [
      'editor',
      [
        '/dashboard',
        '/dashboard/internships',
        '/dashboard/import',
        '/dashboard/reports',
        '/dashboard/profile',
      ],
    ],
    [
      'administrator',
      [
        '/dashboard',
        '/dashboard/users',
        '/dashboard/internships',
        '/dashboard/import',
        '/dashboard/internship-submissions',
        '/dashboard/employers',
        '/dashboard/reports',
        '/dashboard/requests',
        '/dashboard/search-words',
        '/dashboard/page-views',
        '/dashboard/site',
        '/dashboard/audit',
        '/dashboard/register',
        '/dashboard/profile',
      ],
    ],
  ] as const)('has the entries of the %s', (role, hrefs) => {
    expect(menuFor(role).map(({ href }) => href)).toEqual(hrefs);
  });

  it.each(ROLES)('leads the %s to existing pages, each named once', (role) => {
    const items = menuFor(role);
    expect(items.filter(({ href }) => !existsSync(`app${href}/page.tsx`))).toEqual([]);
    expect(new Set(items.map(({ label }) => label)).size).toBe(items.length);
  });
});

describe('initialsOf', () => {
  it.each([
    [{ firstName: 'Wanjiru', lastName: 'Kamau' }, 'WK'],
    [{ firstName: 'Ngina', lastName: 'Ng’ang’a' }, 'NN'],
    [{ firstName: 'Mary Anne', lastName: 'wa Thiong’o' }, 'MW'],
    [{ firstName: 'élodie', lastName: 'ñandu' }, 'ÉÑ'],
    [{ firstName: ' joel ', lastName: '' }, 'J'],
    [{ firstName: '𐐨be', lastName: 'Kamau' }, '𐐀K'],
  ])('for %o are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
