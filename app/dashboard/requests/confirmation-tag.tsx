import { Tag } from '@/app/_components/tag';
import type { DataRequest } from '@/lib/identity/data-requests/mapper';

/** Only for an open request: what it was no longer matters once it is closed. */
export function ConfirmationTag({ request: { state, confirmed } }: { request: DataRequest }) {
  if (state !== 'open') return null;
  return (
    <Tag tone={confirmed ? 'good' : 'quiet'}>{confirmed ? 'Address confirmed' : 'Address not confirmed'}</Tag>
  );
}
