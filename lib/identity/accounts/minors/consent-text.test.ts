import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CONSENT_VERSION, consentSections, declaration } from './consent-text';

test('a change of the text that guardians agree to has a new version', () => {
  const facts = { name: 'Akinyi', until: 'Jan 1, 2027' };
  const text = JSON.stringify([consentSections(facts), declaration(facts)]);
  expect([CONSENT_VERSION, createHash('sha256').update(text).digest('hex').slice(0, 16)]).toEqual([
    '2026-11-27',
    '2fbc4116fe5c4257',
  ]);
});
