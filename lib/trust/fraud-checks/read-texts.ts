import type { Passage } from './finding';
import { MAX_CHECKED } from './tokens';

/** Maximum characters read in all texts of a listing. A document of ten printed pages has 30,000, and a long listing has 10,000. */
const MAX_READ = 45_000;

/** The text fields, in reading order. `file` is the text of the attached document. */
const WORDED = [
  ...([
    'title',
    'company',
    'location',
    'duration',
    'descriptionIntroHeading',
    'descriptionParagraph',
  ] as const),
  ...(['yourRole', 'whatWeLookFor', 'niceToHaveSkills', 'whyJoinUs', 'perksAndBenefits'] as const),
  ...(['howToApply', 'applyLink', 'file'] as const),
];

/** Returns the text of a field. The positions in findings refer to this text. List items are joined by blank lines. */
const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n\n') : typeof value === 'string' ? value : '';

export function readTexts(texts: Partial<Record<(typeof WORDED)[number], unknown>>): {
  passages: Passage[];
  cut: string | undefined;
} {
  let left = MAX_READ;
  let cut: string | undefined;
  const passages: Passage[] = [];
  for (const field of WORDED) {
    const whole = textOf(texts[field]);
    if (field === 'file' && texts.file === undefined) continue;
    const text = whole.slice(0, Math.min(left, MAX_CHECKED));
    if (text.length < whole.length) cut ??= field;
    left -= text.length;
    passages.push({ field, text });
  }
  return { passages, cut };
}
