import { Tag } from '@/app/_components/tag';
import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { LISTING_FIELDS } from '@/lib/internships/listings/listing-fields';

const LEVELS = {
  severe: { word: 'Severe', tone: 'bad' },
  warning: { word: 'Warning', tone: 'premium' },
  note: { word: 'Note', tone: 'quiet' },
} as const;

const OTHER_PLACES: Readonly<Record<string, string>> = { file: 'Details file', employer: 'Account' };

const placeOf = (field: string): string =>
  OTHER_PLACES[field] ?? (LISTING_FIELDS as Record<string, { label: string }>)[field]?.label ?? field;

export function FindingsList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="grid gap-4">
      {findings.map(({ rule, level, field, start, quote, because }) => (
        <li key={`${rule} ${field} ${start}`} className="border-line grid gap-1 border-t pt-4">
          <p className="flex flex-wrap items-baseline gap-2">
            <Tag tone={LEVELS[level].tone}>{LEVELS[level].word}</Tag>
            <span className="text-muted">{placeOf(field)}</span>
            {quote !== '' && <q className="min-w-0 font-semibold wrap-anywhere">{quote}</q>}
          </p>
          <p>{because}</p>
        </li>
      ))}
    </ul>
  );
}
