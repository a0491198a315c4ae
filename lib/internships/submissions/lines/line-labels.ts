import { LISTING_FIELD_ENTRIES, type ListingFieldName } from '@/lib/internships/listings/listing-fields';
import { linesOf } from '@/lib/platform/format/lines-of';
import { plainLetters } from '@/lib/platform/format/plain-letters';

/** Words that documents use for a field, in front of a fact or as a heading, besides the field's own label. */
const ALSO: Readonly<Partial<Record<ListingFieldName, string>>> = {
  title: 'position|position title|vacancy|post|opening|role',
  company: 'employer|organisation|organization|firm|institution|company name',
  location: 'place|venue|duty station|work station|workplace|place of work|based in|where',
  duration: 'period|length|contract duration|contract period|contract length|term|how long',
  stipend: 'pay|salary|allowance|allowances|remuneration|compensation|wage|monthly pay|monthly stipend',
  applicationDeadline:
    'deadline|closing date|closes|closes on|apply by|apply before|last day|last date|last day to apply|end date',
  applyLink:
    'link|apply at|apply here|apply online|email|e-mail|email address|website|phone|telephone|tel|contact|contacts',
  descriptionParagraph:
    'about the role|about us|about the internship|about the position|summary|overview|background|introduction',
  yourRole:
    "responsibilities|duties|tasks|roles|role and responsibilities|what you will do|what you'll do|scope of work|activities|your tasks|your work",
  whatWeLookFor:
    'requirements|qualifications|eligibility|skills|skills required|required skills|who can apply|who may apply|who we look for|we are looking for|competencies',
  niceToHaveSkills:
    'nice to have|added advantage|an added advantage|desirable|preferred|preferred skills|bonus skills|advantages',
  whyJoinUs:
    "why work with us|why us|why you should join us|what you will learn|what you'll learn|learning outcomes",
  perksAndBenefits: 'benefits|perks|what we offer|we offer|what you get|what you will get',
  howToApply:
    'application process|application procedure|to apply|mode of application|application instructions|application|applications',
};

const FIELDS = new Map<string, ListingFieldName>(
  LISTING_FIELD_ENTRIES.flatMap(([name, { label }]) =>
    [label.toLowerCase(), ...(ALSO[name]?.split('|') ?? [])].map((words) => [words, name] as const),
  ),
);

/** Words before a label that do not change its meaning: "Key responsibilities", "Job description". */
const BEFORE = /^(?:the|our|key|main|core|minimum|basic|essential|general|job|internship|attachment|other) /;

/** Longer text is not a label. */
const MAX_LABEL = 60;

const tidied = (words: string): string =>
  plainLetters(words)
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/ ?& ?/g, ' and ');

const fieldNamed = (words: string): ListingFieldName | undefined =>
  FIELDS.get(words) ?? FIELDS.get(words.replace(BEFORE, ''));

/** Returns the field that these words name: "Requirements", "KEY DUTIES & RESPONSIBILITIES". */
function fieldOf(label: string): ListingFieldName | undefined {
  if (label.length > MAX_LABEL) return undefined;
  const words = tidied(label);
  const whole = fieldNamed(words);
  if (whole) return whole;
  const [first, ...others] = words.split(/ and | ?[/,] ?/).map(fieldNamed);
  return first && others.every((one) => one !== undefined) ? first : undefined;
}

export interface Labelled {
  field: ListingFieldName;
  /** The words after the label; empty for a heading. */
  rest: string;
}

/** Splits "Location: Kisumu" or "Location - Kisumu" into its field and the words after it. A heading has no such words. */
export function labelledIn(line: string): Labelled | undefined {
  const [text = ''] = linesOf(line);
  const [, label, rest = ''] = /^([^:]{2,60}?)(?:\s*:|\s+[-–—](?=\s))\s*(.*)$/u.exec(text) ?? [];
  const field = fieldOf(label ?? text);
  return field && { field, rest };
}

/** Whether a line begins a section: it names a field, or it is short and ends with a colon. */
export const isHeading = (line: string): boolean =>
  labelledIn(line)?.rest === '' || (line.length <= MAX_LABEL && /\S\s*:\s*$/.test(line));
