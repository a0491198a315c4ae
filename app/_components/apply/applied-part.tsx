'use client';

import { useApplied } from './use-marks';

/** Asks whether the user applied to a closed listing, so that its note is shown. */
export function AppliedPart({ id }: { id: string }) {
  useApplied(id);
  return null;
}
