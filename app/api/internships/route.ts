import { json } from '@/lib/platform/http/answers';
import { onceJson } from '@/lib/platform/idempotency/once';
import { route } from '@/lib/platform/http/route';
import { createInternship } from '@/lib/internships/listings/create-internship';
import { searchInternships } from '@/lib/internships/listings/search-internships';
import { searchInput } from '@/lib/search/engine/search-schema';
import { listingForm } from './listing-form';

export const GET = route(async ({ query }) => json(200, await searchInternships(searchInput(query))));

const create = route(async (context) => {
  const { internship } = await onceJson(context, createInternship);
  return json(201, { message: 'The internship has been published.', internship });
});

export const POST = listingForm(create, { name: 'listing', page: () => '/dashboard/internships/new' });
