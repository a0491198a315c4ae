import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OPERATIONS } from '@/lib/publishing/openapi/operations';
import { Call } from './call';

const htmlOf = (path: string): string => {
  const operation = OPERATIONS.find((one) => one.path === path);
  if (!operation) throw new Error(`no operation ${path}`);
  return renderToStaticMarkup(createElement(Call, { operation }));
};

test('renders backticked text in a summary as code', () => {
  const html = htmlOf('/api/auth/login');
  expect(html).toContain(
    'send its <code>code</code> too: without it, you get 401 with <code>secondFactor</code>.',
  );
  expect(html).not.toContain('`');
});

test('names the roles that can make the call', () => {
  expect(htmlOf('/api/internships/all')).toContain('With a token, as administrator or editor.');
});

test('every backtick in a summary has its counterpart', () => {
  const odd = OPERATIONS.filter(({ summary }) => summary.split('`').length % 2 === 0);
  expect(odd.map(({ path }) => path)).toEqual([]);
});
