import { z } from 'zod';
import { emptySearch } from '@/lib/search/synonyms/list-empty-searches';
import { synonym } from '@/lib/search/synonyms/mapper';
import { synonymFields } from '@/lib/search/synonyms/schemas';
import { messageAnd, pageOf } from '../answers';
import { group, paging } from '../operation';

export const SEARCH_WORDS = group('Search words', 'synonym:write', {
  'GET /api/admin/synonyms': {
    who: 'synonym:read',
    summary: 'Lists the synonyms that administrators added, sorted by the phrase people type',
    query: paging,
    answers: { 200: pageOf('synonyms', synonym) },
  },
  'POST /api/admin/synonyms': {
    once: true,
    summary: 'Creates a synonym: a search for either phrase also finds the other',
    body: synonymFields,
    example: { phrase: 'mtu wa stima', means: 'electrician' },
    answers: { 201: messageAnd({ synonym }) },
  },
  'DELETE /api/admin/synonyms/{id}': {
    summary: 'Deletes a synonym',
    alsoPost: { path: '/api/admin/synonyms/{id}/remove' },
  },
  'GET /api/admin/empty-searches': {
    who: 'synonym:read',
    summary: 'Lists searches without results, made at least twice in the last 90 days, most frequent first',
    answers: { 200: z.strictObject({ searches: z.array(emptySearch).max(50) }) },
  },
});
