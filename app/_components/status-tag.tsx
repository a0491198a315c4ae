import { Tag } from './tag';

interface StatusTagProps {
  status: 'Open' | 'Closed';
  /** Whether only staff and the listing's employer can see the listing. */
  isHidden?: boolean;
}

export function StatusTag({ status, isHidden = false }: StatusTagProps) {
  if (isHidden) return <Tag>Hidden</Tag>;
  return <Tag tone={status === 'Open' ? 'good' : 'quiet'}>{status}</Tag>;
}
