import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  agreedText,
  CONSENT_TEXTS,
  CONSENT_VERSION,
  consentSections,
  declaration,
  linesOf,
} from './consent-text';

const FACTS = { name: 'Akinyi', until: 'Jan 1, 2027' };

/** A published version keeps its hash for good. A new text is a new version, with a new row here. */
const HASHES: Record<string, string> = {
  '2026-11-27': '2fbc4116fe5c4257',
  '2026-11-30': 'da2c935c8ca74bc2',
};

const hashOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

test('a text that guardians agreed to is there unchanged', () => {
  const hashes = Object.entries(CONSENT_TEXTS).map(([version, text]) => [
    version,
    hashOf(text.sections(FACTS), text.declaration(FACTS)),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(HASHES);
});

test('the text shown to guardians is that of the latest version', () => {
  expect(CONSENT_VERSION).toBe(Object.keys(HASHES).sort().at(-1));
  expect(hashOf(consentSections(FACTS), declaration(FACTS))).toBe(HASHES[CONSENT_VERSION]);
});

describe('the text of a consent', () => {
  test('is that of its version, not of today', () => {
    const text = agreedText('2026-11-27', FACTS);
    expect(hashOf(text?.sections, text?.declaration)).toBe(HASHES['2026-11-27']);
    expect(JSON.stringify(text)).not.toContain('network address');
    expect(JSON.stringify(agreedText(CONSENT_VERSION, FACTS))).toContain('network address');
  });

  test('is in an export line by line, and whole', () => {
    const text = agreedText(CONSENT_VERSION, FACTS);
    const lines = text ? linesOf(text) : [];
    expect([lines[0], lines.at(-1)]).toEqual(['What the account is', declaration(FACTS)]);
    const whole = JSON.stringify(text);
    for (const line of lines) expect(whole).toContain(JSON.stringify(line));
    expect(lines).toHaveLength(15);
  });

  test.each([null, '', '2026-11-26', 'constructor'])('is unknown for %j', (version) => {
    expect(agreedText(version, FACTS)).toBeNull();
  });
});
