import { describe, expect, test } from 'vitest';
import { openApiDocument } from '@/lib/publishing/openapi/document';
import { OPERATIONS } from '@/lib/publishing/openapi/operations';
import { ACCESS } from './matrix';
import { endpoints } from './route-tree';

/** As the route tree names it: `GET /api/internships/[id]`. */
const nameOf = ({ method, path }: { method: string; path: string }): string =>
  `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, '[$1]')}`;

/** What a route answers under another ending of its address. */
const ENDINGS: Record<string, string> = {
  'GET /api/internships/[id].ics': 'GET /api/internships/[id]',
  'GET /api/employer/applicants/[internshipId].csv': 'GET /api/employer/applicants/[internshipId]',
};

/** What answers where there is no call. */
const MISSING = '/api/[[...missing]]';

const calls = endpoints().filter((name) => name.includes(' /api/') && !name.endsWith(MISSING));

describe('the contract of the API', () => {
  test('tells of every call there is, and of no other', () => {
    expect(OPERATIONS.map(nameOf).sort()).toEqual([...calls, ...Object.keys(ENDINGS)].sort());
  });

  test.each(OPERATIONS.map((operation) => [nameOf(operation), operation] as const))(
    '%s: says who is let in as it is',
    (name, { who }) => {
      expect(who).toEqual(ACCESS[ENDINGS[name] ?? name]);
    },
  );

  test('is OpenAPI 3.1 with a schema for everything taken and answered', () => {
    const document = openApiDocument({ origin: 'https://mwanzo.example' });
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'https://mwanzo.example' }]);
    const text = JSON.stringify(document);
    const named = Object.keys(document.components?.schemas ?? {});
    const used = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect([...new Set(used)].sort()).toEqual([...named].sort());
    for (const { method, path, body, form } of OPERATIONS) {
      const operation = document.paths?.[path]?.[method];
      expect(operation?.requestBody !== undefined, path).toBe(body !== undefined || form !== undefined);
    }
  });
});
