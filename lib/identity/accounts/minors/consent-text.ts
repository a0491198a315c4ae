import { TEXT_2026_11_27 } from './consent-texts/2026-11-27';
import { TEXT_2026_11_30 } from './consent-texts/2026-11-30';
import type { ConsentFacts, ConsentText } from './consent-texts/shape';

/** Days an account waits for consent. */
export const WAITING_DAYS = 30;

/**
 * Every text that guardians agreed to, by version. Each consent is stored with its version, so a published text stays here unchanged. A
 * change is a new file and a new row. A test compares the hash of each text.
 */
export const CONSENT_TEXTS = {
  '2026-11-27': TEXT_2026_11_27,
  '2026-11-30': TEXT_2026_11_30,
} as const satisfies Record<string, ConsentText>;

/** The version shown to guardians who have not agreed yet. */
export const CONSENT_VERSION = '2026-11-30' satisfies keyof typeof CONSENT_TEXTS;

const { sections, declaration } = CONSENT_TEXTS[CONSENT_VERSION];
export { sections as consentSections, declaration };

/** A consent text with the names filled in. */
export interface AgreedText {
  sections: ReturnType<ConsentText['sections']>;
  declaration: string;
}

/** Returns the text of a stored consent as the guardian read it, or null for an unknown version. */
export function agreedText(version: string | null, facts: ConsentFacts): AgreedText | null {
  const text = new Map<string | null, ConsentText>(Object.entries(CONSENT_TEXTS)).get(version);
  return text ? { sections: text.sections(facts), declaration: text.declaration(facts) } : null;
}

/** Returns the headings, paragraphs and points of a text in order, and then the declaration. */
export const linesOf = ({ sections: parts, declaration: last }: AgreedText): string[] => [
  ...parts.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]),
  last,
];
