import { Tag } from '@/app/_components/tag';
import { dueText } from '@/lib/identity/data-requests/due';
import type { DataRequest } from '@/lib/identity/data-requests/mapper';
import { isKnown } from '@/lib/platform/format/stored-moment';

export function RequestStateTag({ request, now }: { request: DataRequest; now: Date }) {
  const { state, dueAt, overdue } = request;
  if (state === 'open')
    return (
      <Tag tone={overdue ? 'bad' : 'quiet'}>{isKnown(dueAt) ? dueText(new Date(dueAt), now) : 'Open'}</Tag>
    );
  return state === 'answered' ? <Tag tone="good">Answered</Tag> : <Tag tone="quiet">Refused</Tag>;
}
