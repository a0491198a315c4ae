import { describe, expect, test } from 'vitest';
import { openApiDocument } from '@/lib/publishing/openapi/document';
import { OPERATIONS } from '@/lib/publishing/openapi/operations';
import { ACCESS } from './matrix';
import { endpoints } from './route-tree';

/** Returns the name of a call in the route tree, such as `GET /api/internships/[id]`. */
const nameOf = ({ method, path }: { method: string; path: string }): string =>
  `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, '[$1]')}`;

/** Calls whose path has a file extension, and the route that serves them. */
const ENDINGS: Record<string, string> = {
  'GET /api/internships/[id].ics': 'GET /api/internships/[id]',
  'GET /api/employer/applicants/[internshipId].csv': 'GET /api/employer/applicants/[internshipId]',
};

/** The route that answers unknown calls. */
const MISSING = '/api/[[...missing]]';

const calls = endpoints().filter((name) => name.includes(' /api/') && !name.endsWith(MISSING));

describe('the OpenAPI document', () => {
  test('describes every call and nothing else', () => {
    expect(OPERATIONS.map(nameOf).sort()).toEqual([...calls, ...Object.keys(ENDINGS)].sort());
  });

  test.each(OPERATIONS.map((operation) => [nameOf(operation), operation] as const))(
    '%s: states the access in the matrix',
    (name, { who }) => {
      expect(who).toEqual(ACCESS[ENDINGS[name] ?? name]);
    },
  );

  test('is OpenAPI 3.1 with a schema for every request and response', () => {
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
