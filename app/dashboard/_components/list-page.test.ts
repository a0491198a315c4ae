import { expect, it } from 'vitest';
import { allFilters } from '@/lib/internships/listings/list-all';
import { listTitle, readFilters } from './list-page';

const asked = (searchParams: Record<string, string | string[]>) => ({
  searchParams: Promise.resolve(searchParams),
});
const read = (searchParams: Record<string, string | string[]>) =>
  readFilters(asked(searchParams), ['q', 'status', 'sort'], allFilters.shape);

it.each([
  [{}, {}],
  [
    { status: 'open', sort: 'title' },
    { status: 'open', sort: 'title' },
  ],
  [{ status: 'all', sort: 'title' }, { sort: 'title' }],
  [{ status: 'Open' }, {}],
  [{ status: ['open', 'closed'], q: ' ' }, {}],
  [{ q: 'x'.repeat(100) }, { q: 'x'.repeat(100) }],
  [{ q: 'x'.repeat(101) }, {}],
])('reads the query %j as %j', async (given, filters) => {
  expect(await read(given)).toEqual(filters);
});

it('leaves an invalid filter out of the title', async () => {
  const props = asked({ status: 'all', q: 'nurse', constructor: 'x', page: '2' });
  expect(await listTitle('Internships', props, allFilters.shape)).toBe('Internships, nurse, x, page 2');
});
