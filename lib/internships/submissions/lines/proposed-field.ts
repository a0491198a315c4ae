import type { ListingFieldName } from '@/lib/internships/listings/listing-fields';
import { labelledIn, isHeading } from './line-labels';
import { deadlineIn, durationIn, linkIn, payIn } from './facts-in-line';
import type { DocumentLine } from './document-lines';
import { holdsSeveral } from './line-values';

const CLOSING =
  /\b(?:deadline|clos(?:e|es|ing)|apply (?:by|before)|not later than|no later than|on or before|last (?:day|date)|by)\b/i;
const APPLYING = /\b(?:apply|application|applications|send|submit|e-?mail|cv|resume|contact|call)\b/i;

/** A longer line describes something. */
const MAX_SHORT = 60;
const MAX_PLACE_WORDS = 6;

type Line = Pick<DocumentLine, 'text' | 'isMarked' | 'county'>;

/** The heading above a line: its field, or undefined. */
function sectionOf(lines: readonly Line[], at: number): ListingFieldName | undefined {
  for (let above = at - 1; above >= 0; above -= 1) {
    const text = lines[above]?.text ?? '';
    if (isHeading(text)) return labelledIn(text)?.field;
  }
  return undefined;
}

/** "You will pay", "interns must pay". */
const APPLICANT_PAYS =
  /\b(?:you|applicants?|candidates?|interns?|trainees?|attachees?|students?)(?:[’']ll| (?:will|shall|must|should|can|have to|need to|are to))? (?:be )?pay(?:s|ing)?\b/i;

/** Whether the money in a line seems to be paid by the applicant. It is then never proposed as pay. */
const isCost = ({ text, isMarked }: Line): boolean => isMarked || APPLICANT_PAYS.test(text);

/** The field of a fact that the line states. */
function factIn(line: Line): ListingFieldName | undefined {
  const { text, county } = line;
  const isShort = text.length <= MAX_SHORT;
  if (deadlineIn(text) !== undefined && (isShort || CLOSING.test(text))) return 'applicationDeadline';
  if (!isCost(line) && payIn(text) !== undefined) return 'stipend';
  if (isShort && durationIn(text) !== undefined) return 'duration';
  if (linkIn(text) !== undefined && (isShort || !APPLYING.test(text))) return 'applyLink';
  if (county !== undefined && isShort && text.split(/\s+/).length <= MAX_PLACE_WORDS) return 'location';
  return undefined;
}

const isFirst = (lines: readonly Line[], at: number): boolean =>
  lines.findIndex(({ text }) => text.trim() !== '') === at;

/** Proposes a field for a line of a document: from its label, the heading above it, or what it states. Else the description. */
export function proposedField(lines: readonly Line[], at: number): ListingFieldName {
  const line = lines[at];
  if (!line) return 'descriptionParagraph';
  const own = labelledIn(line.text)?.field;
  if (own === 'stipend' && isCost(line)) return 'descriptionParagraph';
  if (own) return own;
  const section = sectionOf(lines, at);
  if (section && holdsSeveral(section) && section !== 'descriptionParagraph') return section;
  const fact = factIn(line);
  if (fact) return fact;
  if (isFirst(lines, at)) return 'title';
  return APPLYING.test(line.text) && linkIn(line.text) !== undefined ? 'howToApply' : 'descriptionParagraph';
}

/** A section has at most this many lines. */
const MAX_SECTION = 60;

/** Returns how many lines belong to the section that this line begins or continues: up to a blank line or the next heading. */
export function linesBelow(lines: readonly Line[], at: number): number {
  const isBlank = (one: number) => lines[one]?.text.trim() === '';
  let end = at + 1;
  if (isHeading(lines[at]?.text ?? '')) while (isBlank(end)) end += 1;
  const first = end;
  while (
    end < lines.length &&
    end - first < MAX_SECTION &&
    !isBlank(end) &&
    !isHeading(lines[end]?.text ?? '')
  )
    end += 1;
  return end === first ? 0 : end - at - 1;
}
