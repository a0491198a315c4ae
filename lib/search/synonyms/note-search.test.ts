import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { PHONE_AGENT } from '@/dev/testing/data/user-agents';
import { noteResult } from './empty-queries';
import { noteSearch } from './note-search';

const URL_OF_IT = '/internships?q=Mjengo';

beforeAll(() => {
  noteResult('mjengo', true);
  noteResult('nurse', true);
  noteResult('nurse', false);
});

/** Returns the searches counted for a request with these properties. */
function countedFor({
  method = 'GET',
  url = URL_OF_IT,
  status = 200,
  headers = {},
  broken = false,
}): string[] {
  const seen: string[] = [];
  const response = Object.assign(new EventEmitter(), { statusCode: status });
  const request = { method, url, headers: { 'user-agent': PHONE_AGENT, ...headers } };
  noteSearch(request as unknown as IncomingMessage, response as unknown as ServerResponse, (words) => {
    seen.push(words);
  });
  response.emit(broken ? 'close' : 'finish');
  return seen;
}

test.each([
  ['a search', {}],
  ['the same in another form', { url: '/internships?q=%C2%A0Mje%E2%80%8Bngo' }],
  ['a page that the browser still had', { status: 304 }],
  ['a search in another order', { url: `${URL_OF_IT}&sort=newest&county=` }],
  ['what the script of the page asks for', { headers: { 'sec-fetch-dest': 'empty', rsc: '1' } }],
])('%s counts', (_, facts) => expect(countedFor(facts)).toEqual(['mjengo']));

test.each([
  ['words that are found', { url: '/internships?q=nurse' }],
  ['words nobody looked for before', { url: '/internships?q=welder' }],
  ['a filter', { url: `${URL_OF_IT}&county=Kisumu` }],
  ['another page of it', { url: `${URL_OF_IT}&page=2` }],
  ['no words', { url: '/internships?q=' }],
  ['another page', { url: '/api/internships?q=mjengo' }],
  ['a HEAD', { method: 'HEAD' }],
  ['a failure', { status: 503 }],
  ['an answer that broke off', { broken: true }],
  ['what is fetched ahead', { headers: { 'sec-purpose': 'prefetch' } }],
  ['what the router fetches ahead', { headers: { rsc: '1', 'next-router-prefetch': '1' } }],
  ['a search engine', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
  ['a program', { headers: { 'user-agent': undefined } }],
])('%s does not count', (_, facts) => expect(countedFor(facts)).toEqual([]));
