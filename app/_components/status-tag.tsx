import { Tag } from './tag';

interface StatusTagProps {
  status: 'Open' | 'Closed';
  /** Nobody but staff and its employer sees the listing. */
  isHidden?: boolean;
}

/** Whether a listing can still be applied to, or is hidden. */
export function StatusTag({ status, isHidden = false }: StatusTagProps) {
  if (isHidden) return <Tag>Hidden</Tag>;
  return <Tag tone={status === 'Open' ? 'good' : 'quiet'}>{status}</Tag>;
}
