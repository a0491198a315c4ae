import { describe, expect, test } from 'vitest';
import { ROLES } from '@/lib/platform/core/vocabulary';
import type { Actor } from '@/lib/platform/auth/actor';
import { internshipSchema } from '@/lib/internships/listings/schemas';
import { checkListing, type CheckedListing } from '@/lib/trust/fraud-checks/check-listing';
import { IMPORT_FIELDS, ignoredColumns, OWN_NAMES } from './csv-columns';
import { importTemplate, isExample } from './import-template';
import { PAGE_LIMITS } from './limits';
import { readTable } from './read-table';
import { toListing } from './to-listing';

const actorOf = (role: (typeof ROLES)[number]): Actor => ({
  ...{ kind: 'user', id: '0123456789abcdef01234567', firstName: 'A', lastName: 'B', username: 'ab' },
  ...{ email: 'a@b.example', role },
});

describe('the template of an import', () => {
  const { fileName, text } = importTemplate(actorOf('editor'));
  const table = readTable(new TextEncoder().encode(text), PAGE_LIMITS);

  test('is CSV with a byte order mark, for Excel', () => {
    expect(fileName).toBe('Import template.csv');
    expect(text).toMatch(/^\uFEFFtitle,company,kind,industryId,location,/);
  });

  test('has a column for every field, and no other', async () => {
    const { columns } = await table;
    expect(columns).toEqual(IMPORT_FIELDS.filter((name) => !name.startsWith('stipend.')));
    expect(ignoredColumns(columns, OWN_NAMES)).toEqual([]);
  });

  test('has one row, a listing with every field, in which the checks find nothing', async () => {
    const { rows } = await table;
    expect(rows.map(({ values }) => [...values].filter(([, cell]) => cell === ''))).toEqual([[]]);
    const given = rows.map((row) => toListing(row, OWN_NAMES))[0];
    const listing = internshipSchema.parse(given);
    expect(listing).toMatchObject({
      industryId: 10,
      county: 'Nakuru',
      stipend: { kind: 'paid', min: 15_000, max: 20_000 },
      yourRole: ['Record the milk of each cow', 'Write the report of the week'],
    });
    const days = (listing.applicationDeadline.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThan(31);
    expect(await checkListing(listing as CheckedListing)).toEqual([]);
    expect(isExample(listing)).toBe(true);
    expect(isExample({ ...listing, title: 'Farm Records Intern' })).toBe(false);
  });

  test.each(ROLES)('may be downloaded by staff: %s', (role) => {
    const download = () => importTemplate(actorOf(role)).fileName;
    if (role === 'administrator' || role === 'editor') expect(download()).toBe('Import template.csv');
    else expect(download).toThrow('Unauthorized access');
  });
});
