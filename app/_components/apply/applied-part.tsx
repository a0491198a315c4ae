'use client';

import { useApplied } from './use-marks';

/** Shows the applied note of a closed listing to users who applied. */
export function AppliedPart({ id }: { id: string }) {
  useApplied(id);
  return null;
}
