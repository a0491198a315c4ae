'use client';

import type { ReactNode } from 'react';
import { useApplied } from './use-applied';

/** Renders its children if the signed-in user has applied to this listing. */
export function WhenApplied({ id, children }: { id: string; children: ReactNode }) {
  return useApplied(id) && children;
}
