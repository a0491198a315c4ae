'use client';

import { useEffect, useState } from 'react';
import type { Applied } from '@/lib/applications/apply/find-applied';
import type { Marks } from './marks';

const NONE: Marks = {};

/** Empty until loaded. Public pages are the same for everyone, so only signed-in users load this code. */
export function useMarks(id: string): Marks {
  const [marks, setMarks] = useState(NONE);
  useEffect(() => {
    // A preview has no id.
    if (id === '' || document.documentElement.dataset.signedIn === undefined) return;
    const left = new AbortController();
    import('./marks').then(
      ({ watchMarks }) => watchMarks(id, setMarks, left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, [id]);
  return marks;
}

export const useApplied = (id: string): Applied | undefined => useMarks(id).application;
