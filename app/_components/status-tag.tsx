import { Tag } from './tag';

/** Whether a listing can still be applied to. */
export function StatusTag({ status }: { status: 'Open' | 'Closed' }) {
  return <Tag tone={status === 'Open' ? 'good' : 'quiet'}>{status}</Tag>;
}
