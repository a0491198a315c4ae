import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { beforeAll, expect, test } from 'vitest';
import { openApiDocument } from '@/lib/publishing/openapi/document';

const document = openApiDocument({ origin: 'https://mwanzo.example' });

/** Rules of Redocly that are disabled because they do not fit this API. */
const OPINIONS = {
  // `/api/admin/{id}/activate` and `/api/admin/imports/{id}` are not ambiguous, because an id is never a
  // word.
  'no-ambiguous-paths': 'off',
  // Reads that need neither parameters nor a session cannot fail.
  'operation-4xx-response': 'off',
  // The callback of a sign-in provider only redirects.
  'operation-2xx-response': 'off',
} as const;

let config: Awaited<ReturnType<typeof createConfig>>;
beforeAll(async () => {
  config = await createConfig({ extends: ['recommended'], rules: OPINIONS });
});

const redocly = async (contract: object) =>
  (await lintFromString({ source: JSON.stringify(contract), config })).map(({ ruleId, message, location }) =>
    [ruleId, location[0]?.pointer, message].join(' '),
  );

async function spectral(contract: object) {
  const linter = new Spectral();
  linter.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']], rules: {} });
  const problems = await linter.run(JSON.parse(JSON.stringify(contract)));
  return problems.map(({ code, path, message }) => [code, path.join('/'), message].join(' '));
}

test('Redocly finds nothing', async () => {
  expect(await redocly(document)).toEqual([]);
});

test('Spectral finds nothing', async () => {
  expect(await spectral(document)).toEqual([]);
});

test('both find a missing tag or licence', async () => {
  const {
    tags: _,
    info: { license: __, ...info },
    ...rest
  } = document;
  expect(await redocly({ ...rest, info })).not.toEqual([]);
  expect(await spectral({ ...rest, info })).not.toEqual([]);
});
