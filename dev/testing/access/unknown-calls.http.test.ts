import { expect, inject, test } from 'vitest';
import { rawRequest } from '../security/raw-request';

const MESSAGE = 'There is nothing at this address. The page /developers lists the addresses of the API.';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'SEARCH'];
const PATHS = [
  '/api',
  '/api?x=1',
  '/api/none',
  '/api/none?x=1',
  '/api/no/such/call',
  '/api/a/b/c/d/e/f/g/h',
  '/api/none.json',
  '/api/wp-login.php',
  '/api/v1/internships',
  '/api/internships/000000000000000000000000/none',
  '/api/Internships',
  '/api/%6Eone',
  '/api/none%20here',
  '/api/%F0%9F%98%80',
  '/api/[id]',
  '/api/__proto__',
  '/api/auth/none',
  '/api/users/me/none',
];

test.each(PATHS)(
  '%s: returns 404 as JSON with the headers of an API call, for every method',
  async (path) => {
    for (const method of METHODS) {
      const body = ['GET', 'OPTIONS'].includes(method) ? '' : '{"a":1}';
      const sized = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
      const answer = await rawRequest(inject('appUrl'), `${method} ${path}`, sized, body);
      const { status, headers } = answer;
      expect({ method, status, type: headers['content-type'] }).toEqual({
        method,
        status: 404,
        type: 'application/json',
      });
      expect(answer.all).toContain(JSON.stringify({ message: MESSAGE }));
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['x-request-id']).toBeDefined();
    }
  },
);

test('HEAD has no body', async () => {
  const answer = await fetch(new URL('/api/none', inject('appUrl')), { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    404,
    'application/json',
    '',
  ]);
});

test.each(['/api/', '/api/none/', '/api//none', '/api/internships/none/'])('%s gets 404', async (path) => {
  const answer = await fetch(inject('appUrl') + path);
  const body: unknown = await answer.json();
  expect(answer.status).toBe(404);
  expect(body).toHaveProperty('message');
});

test('a form or another site gets the same response', async () => {
  const answer = await fetch(new URL('/api/none', inject('appUrl')), {
    method: 'POST',
    headers: { origin: 'https://evil.example', accept: 'text/html' },
    body: new URLSearchParams({ a: 'b' }),
  });
  expect([answer.status, await answer.json()]).toEqual([404, { message: MESSAGE }]);
});

test('similar addresses outside the API still have their page', async () => {
  for (const path of ['/apis/none', '/API/none', '/api-none']) {
    const answer = await fetch(new URL(path, inject('appUrl')));
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      404,
      'text/html; charset=utf-8',
    ]);
  }
});
