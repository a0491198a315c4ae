import type { Types } from 'mongoose';
import { membership } from '@/lib/employers/members/membership';
import type { FileFacts } from '@/lib/platform/files/store';
import type { CheckedListing } from '@/lib/trust/fraud-checks/check-listing';
import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { findTwins, openingOf, type Twin } from '@/lib/internships/listings/find-twins';
import { AppError } from '@/lib/platform/core/errors';
import { checkFields } from './check-submission';
import type { SentFields } from './stated';

/** Findings shown at a time. Correcting these reveals the rest. */
const MAX_SHOWN = 6;

/** Characters of a quote: enough to find it again. */
const MAX_QUOTE = 80;

const SHOWN_AT: Readonly<Record<string, string>> = {
  employer: 'company',
  file: 'internshipFile',
  stipend: 'stipend.kind',
};

const quoted = (quote: string): string =>
  `“${quote.length > MAX_QUOTE ? `${quote.slice(0, MAX_QUOTE)}…` : quote}”: `;

const lineOf = ({ field, quote, because }: Finding) => ({
  field: SHOWN_AT[field] ?? field,
  text: `${quote === '' ? '' : quoted(quote)}${because}`,
});

const twinLine = ({ title, company, location }: Twin) => ({
  field: 'title',
  text: `“${title}” at ${company}, ${location}, is already open and looks like the same opening.`,
});

const overlaps = (one: Finding, other: Finding): boolean =>
  one.field === other.field && one.start < other.end && other.start < one.end;

/** Drops overlapping findings. Notes and findings about the file are for the reviewer. */
const toShow = (findings: readonly Finding[]): Finding[] =>
  findings
    .filter(({ level, rule }) => level !== 'note' && !rule.startsWith('file-'))
    .filter((one, index, all) => !all.slice(0, index).some((before) => overlaps(before, one)))
    .slice(0, MAX_SHOWN);

/** Throws 422 with the findings that the employer should read before sending, each next to its field, and a checkbox to send it anyway. */
export async function stopAtWarnings(
  { submittedBy, file }: { submittedBy: Types.ObjectId; file: FileFacts | undefined },
  facts: SentFields,
): Promise<void> {
  const employer = (await membership(submittedBy.toHexString()))?.employer ?? null;
  const said = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null);
  const listing = Object.fromEntries(said) as CheckedListing;
  const findings = await checkFields({ submittedBy, employer, file }, listing);
  const lines = [...toShow(findings).map(lineOf), ...(await findTwins(openingOf(listing))).map(twinLine)];
  if (lines.length === 0) return;
  const errors: Record<string, string> = {};
  for (const { field, text } of lines) errors[field] = errors[field] ? `${errors[field]}\n${text}` : text;
  errors.warningsRead = 'Change the listing, or tick this to send it unchanged.';
  throw new AppError('invalid', 'Nothing has been sent yet. Please read what our checks found.', { errors });
}
