'use client';

import { Tag } from '../tag';
import { useApplied } from './use-marks';

/** "Applied", if the signed-in user has applied to this listing; hidden until that is known. */
export function AppliedTag({ id }: { id: string }) {
  return (
    <Tag tone="good" hidden={!useApplied(id)} data-when-applied={id}>
      Applied
    </Tag>
  );
}
