import { describe, expect, test } from 'vitest';
import { commandsDuring } from '@/dev/testing/commands-during';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { findPage } from './find-page';
import { PAGE_SIZE } from './pagination';

preparedDatabase();

const COMPANY = 'Paged';

/** Reads every page, from the first to the last. */
async function readAll(count: number): Promise<string[][]> {
  await InternshipModel.deleteMany({ company: `${COMPANY} ${count}` });
  await Promise.all(
    Array.from({ length: count }, (_, at) =>
      makeListing({ company: `${COMPANY} ${count}`, title: `Number ${at}`, createdAt: inDays(-at) }),
    ),
  );
  const pages: string[][] = [];
  for (let page = 1; page <= Math.ceil(count / PAGE_SIZE); page += 1) {
    pages.push((await read(count, page)).titles);
  }
  return pages;
}

async function read(count: number, page: unknown) {
  const { records, ...facts } = await findPage<InternshipRecord>(InternshipModel, {
    filter: { company: `${COMPANY} ${count}` },
    page,
    order: { createdAt: -1 },
    fields: ['title'],
  });
  return { titles: records.map(({ title }) => title), ...facts };
}

describe('the pages of a list', () => {
  test.each([1, 9, 10, 11, 19, 20, 21, 35, 50])(
    'of %d follow one another, whichever end is nearer',
    async (count) => {
      const pages = await readAll(count);
      expect(pages.flat()).toEqual(Array.from({ length: count }, (_, at) => `Number ${at}`));
      expect(pages.slice(0, -1).every((page) => page.length === PAGE_SIZE)).toBe(true);
      expect(await read(count, 1)).toMatchObject({ page: 1, total: count, totalPages: pages.length });
    },
  );

  test('past the end are empty, with the true number of pages', async () => {
    await readAll(12);
    expect(await read(12, 3)).toEqual({ titles: [], page: 3, total: 12, totalPages: 2 });
    expect(await read(12, 1_000_000)).toMatchObject({ titles: [], totalPages: 2 });
  });

  test.each([
    [PAGE_SIZE - 1, ['find internships']],
    [PAGE_SIZE, ['find internships', 'aggregate internships']],
  ])('of %d are counted only if the first one is full', async (count, commands) => {
    await readAll(count);
    expect(await commandsDuring(() => read(count, 1))).toEqual(commands);
  });

  test('of nothing are one', async () => {
    expect(await read(0, 1)).toEqual({ titles: [], page: 1, total: 0, totalPages: 1 });
  });
});
