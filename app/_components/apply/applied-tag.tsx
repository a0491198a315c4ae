'use client';

import { Tag } from '../tag';
import { useApplied } from './use-marks';

/** Hidden unless the user has applied to this listing. */
export function AppliedTag({ id }: { id: string }) {
  return (
    <Tag tone="good" hidden={!useApplied(id)} data-when-applied={id}>
      Applied
    </Tag>
  );
}
