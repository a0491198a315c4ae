'use client';

import type { ReactNode } from 'react';
import { useApplied } from './use-applied';

/** Shows what it is given where the signed-in person has applied to this listing. */
export function WhenApplied({ id, children }: { id: string; children: ReactNode }) {
  return useApplied(id) && children;
}
