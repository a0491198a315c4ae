import { z } from 'zod';
import { synonymFields } from '@/lib/search/synonyms/schemas';
import { emptySearch, message, messageAnd, pageOf, synonym } from '../answers';
import { ADMINISTRATOR, paging, type Operation } from '../operation';

const tag = 'Search words';

export const SEARCH_WORDS: Operation[] = [
  {
    method: 'get',
    path: '/api/admin/synonyms',
    tag,
    summary: 'The synonyms that administrators added, by what people type',
    who: ADMINISTRATOR,
    query: paging,
    answers: { 200: pageOf('synonyms', synonym) },
    failures: [],
  },
  {
    method: 'post',
    path: '/api/admin/synonyms',
    once: true,
    tag,
    summary: 'Add a synonym: a search for either phrase finds what the other finds',
    who: ADMINISTRATOR,
    body: synonymFields,
    example: { phrase: 'mtu wa stima', means: 'electrician' },
    answers: { 201: messageAnd({ synonym }) },
    failures: ['malformed', 'conflict', 'invalid'],
  },
  {
    method: 'delete',
    path: '/api/admin/synonyms/{id}',
    tag,
    summary: 'Remove a synonym',
    who: ADMINISTRATOR,
    answers: { 200: message },
    failures: ['notFound'],
  },
  {
    method: 'post',
    path: '/api/admin/synonyms/{id}/remove',
    tag,
    summary: 'Remove a synonym, as a form without script does',
    who: ADMINISTRATOR,
    answers: { 200: message },
    failures: ['notFound'],
  },
  {
    method: 'get',
    path: '/api/admin/empty-searches',
    tag,
    summary: 'What was searched for in vain at least twice in the last 90 days, the most frequent first',
    who: ADMINISTRATOR,
    answers: { 200: z.strictObject({ searches: z.array(emptySearch).max(50) }) },
    failures: [],
  },
];
