import { invalidField } from '@/lib/platform/core/errors';
import { severalLines } from '@/lib/platform/format/several-lines';
import { isSevere } from './check-listing';
import type { Finding } from './finding';

/** Characters of the reason. */
const MIN_REASON = 10;
const MAX_REASON = 1_000;

/** Why a listing is published although a severe finding stands; empty or left out where there is none. */
export const overrideReason = severalLines('The reason must be a text')
  .max(MAX_REASON, 'Please use at most 1,000 characters')
  .optional();

/** What the audit entry says of it. */
export interface Override {
  overrideReason: string;
  /** The severe rules that were overridden. */
  overriddenChecks: string[];
}

const quoted = ({ quote, because }: Finding): string => (quote === '' ? because : `“${quote}”: ${because}`);

/**
 * Lets a listing be published over severe findings only with a typed reason of at least 10 characters.
 * Takes the findings and the reason. Gives what belongs into the audit entry, nothing where no finding is severe.
 * Throws 422 on `overrideReason` that names the first severe finding.
 */
export function overrideOf(findings: readonly Finding[], reason: string | undefined): Partial<Override> {
  const severe = findings.filter(isSevere);
  const [first] = severe;
  if (!first) return {};
  if (reason === undefined || reason.length < MIN_REASON) {
    const message = `${quoted(first)} Correct the listing, or say in at least ${MIN_REASON} characters why it may be published.`;
    throw invalidField('overrideReason', message);
  }
  return { overrideReason: reason, overriddenChecks: [...new Set(severe.map(({ rule }) => rule))] };
}

/** Severe findings that the version before did not have: what was decided once is not asked again. */
export const newSince = (before: readonly Finding[], now: readonly Finding[]): Finding[] =>
  now.filter(
    ({ rule, field, quote }) =>
      !before.some((one) => one.rule === rule && one.field === field && one.quote === quote),
  );
