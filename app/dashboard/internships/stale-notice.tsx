import { Button } from '@/app/_components/button';
import { DescriptionList } from '@/app/_components/description-list';
import { Notice } from '@/app/_components/notice';
import type { PublicInternship } from '@/lib/internships/mapper';
import { industryById } from '@/lib/industries/industries';
import { formatDateTime } from '@/lib/format/dates';
import { stipendText } from '@/lib/format/stipend';
import { changedFields, LABELS, type Draft, type FieldName } from './draft';

function shown(listing: PublicInternship, field: FieldName): string {
  const value = listing[field];
  if (field === 'industryId') return industryById(listing.industryId)?.name ?? String(value);
  if (field === 'applicationDeadline') return formatDateTime(listing.applicationDeadline);
  if (field === 'stipend') return stipendText(listing.stipend);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join('; ') || 'Nothing';
  return String(value ?? '') || 'Nothing';
}

export interface StaleNoticeProps {
  /** As it was when the form was opened. */
  before: Draft;
  /** As it is on the site now. */
  now: PublicInternship;
  onKeepMine: () => void;
}

/** Somebody else saved the listing first: what they changed, and the choice whose version stays. */
export function StaleNotice({ before, now, onKeepMine }: StaleNoticeProps) {
  const facts = changedFields(before, now).map((field) => ({
    term: LABELS[field],
    detail: <span className="break-words whitespace-pre-line">{shown(now, field)}</span>,
  }));
  return (
    <Notice title="Somebody else saved this internship first" live>
      <div className="grid gap-4">
        {facts.length === 0 ? (
          <p>They changed nothing that the form shows.</p>
        ) : (
          <>
            <p>This is what they changed, as it is on the site now:</p>
            <DescriptionList facts={facts} />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Drop mine and load theirs
          </Button>
          <Button variant="secondary" onClick={onKeepMine}>
            Keep mine
          </Button>
        </div>
      </div>
    </Notice>
  );
}
