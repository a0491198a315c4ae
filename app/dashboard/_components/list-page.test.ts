import { expect, it } from 'vitest';
import { allFilters } from '@/lib/internships/listings/list-all';
import { listAddress, listTitle, readAsked, readFilters } from './list-page';

const ID = 'a'.repeat(24);

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

it('says in the title that the page asks a question, without the id of the row', async () => {
  const props = asked({ q: 'nurse', ask: 'delete', id: ID });
  expect(await listTitle('Internships', props, allFilters.shape)).toBe('Internships, nurse, delete');
});

it.each([
  [
    { ask: 'delete', id: ID },
    { ask: 'delete', id: ID },
  ],
  [
    { ask: 'delete', id: ID, q: 'nurse' },
    { ask: 'delete', id: ID },
  ],
  [{ ask: 'delete' }, undefined],
  [{ id: ID }, undefined],
  [{ ask: 'delete', id: `${ID}0` }, undefined],
  [{ ask: ['delete', 'delete'], id: ID }, undefined],
  [{ ask: 'delete', id: [ID, ID] }, undefined],
])('reads the question of %j as %j', async (given, question) => {
  expect(await readAsked(asked(given))).toEqual(question);
});

it.each([
  ['', '/list'],
  ['q=nurse+aide&status=open&page=3', '/list?q=nurse+aide&status=open&page=3'],
  ['page=3&sort=title', '/list?sort=title&page=3'],
  ['status=all&ask=delete&id=1&page=-1', '/list'],
  [`q=${'x'.repeat(101)}&page=x`, '/list'],
  ['q=%0d%0aSet-Cookie:x', '/list?q=%0D%0ASet-Cookie%3Ax'],
  ['constructor=x&__proto__=y', '/list'],
])('goes back from the query %s to %s', (query, address) => {
  expect(listAddress('/list', query, allFilters.shape)).toBe(address);
});
