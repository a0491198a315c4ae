import { invalidField } from '@/lib/platform/core/errors';
import { severalLines } from '@/lib/platform/format/several-lines';
import { isSevere } from './check-listing';
import type { Finding } from './finding';

const MIN_REASON = 10;
const MAX_REASON = 1_000;

/** The reason for publishing a listing despite a severe finding. Empty or missing if no finding is severe. */
export const overrideReason = severalLines('The reason must be text')
  .max(MAX_REASON, 'Please use at most 1,000 characters')
  .optional();

export interface Override {
  overrideReason: string;
  overriddenChecks: string[];
}

const quoted = ({ quote, because }: Finding): string => (quote === '' ? because : `“${quote}”: ${because}`);

/**
 * Requires a typed reason of at least 10 characters to publish despite severe findings. Returns the fields for the audit entry, or an
 * empty object if no finding is severe. Throws 422 on `overrideReason` with the first severe finding.
 */
export function overrideOf(findings: readonly Finding[], reason: string | undefined): Partial<Override> {
  const severe = findings.filter(isSevere);
  const [first] = severe;
  if (!first) return {};
  if (reason === undefined || reason.length < MIN_REASON) {
    const message = `${quoted(first)} Correct the listing, or give a reason to publish it anyway, in at least ${MIN_REASON} characters.`;
    throw invalidField('overrideReason', message);
  }
  return { overrideReason: reason, overriddenChecks: [...new Set(severe.map(({ rule }) => rule))] };
}

/** Returns the findings that the previous version did not have. A decision has already been made about the others. */
export const newSince = (before: readonly Finding[], now: readonly Finding[]): Finding[] =>
  now.filter(
    ({ rule, field, quote }) =>
      !before.some((one) => one.rule === rule && one.field === field && one.quote === quote),
  );
