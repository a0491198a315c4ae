import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { PHONE_AGENT } from '@/dev/testing/data/user-agents';
import { noteView } from './note-view';

const PATH = '/internships/legal-services/acme-clerk';

/** Returns the paths counted for a request with these properties. */
function countedFor({ method = 'GET', url = PATH, status = 200, headers = {}, broken = false }): string[] {
  const seen: string[] = [];
  const response = Object.assign(new EventEmitter(), { statusCode: status });
  const request = { method, url, headers: { 'user-agent': PHONE_AGENT, ...headers } };
  noteView(request as unknown as IncomingMessage, response as unknown as ServerResponse, (path) => {
    seen.push(path);
  });
  response.emit(broken ? 'close' : 'finish');
  return seen;
}

test.each([
  ['a page', {}],
  ['a page with a query', { url: `${PATH}?from=mail` }],
  ['a page that the browser still had', { status: 304 }],
  ['a page that a browser says it navigates to', { headers: { 'sec-fetch-dest': 'document' } }],
])('%s counts', (_, facts) => {
  expect(countedFor(facts)).toEqual([PATH]);
});

test.each([
  ['another page', { url: '/internships/legal-services' }],
  ['a HEAD', { method: 'HEAD' }],
  ['what is not there', { status: 404 }],
  ['what is gone', { status: 410 }],
  ['an answer that broke off', { broken: true }],
  ['what script fetches', { headers: { 'sec-fetch-dest': 'empty' } }],
  ['what is fetched ahead', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['what is fetched ahead by an older browser', { headers: { purpose: 'prefetch' } }],
  ['a program that says nothing', { headers: { 'user-agent': undefined } }],
  [
    'a search engine',
    { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } },
  ],
  ['a preview in a chat', { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } }],
  ['curl', { headers: { 'user-agent': 'curl/8.5.0' } }],
])('%s does not count', (_, facts) => {
  expect(countedFor(facts)).toEqual([]);
});
