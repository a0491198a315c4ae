'use client';

import { useEffect, useState } from 'react';
import type { Applied } from '@/lib/applications/apply/find-applied';
import type { Marks } from './marks';

const NONE: Marks = {};

/**
 * What the signed-in user has done with a listing; nothing for visitors and until it is loaded. Public pages are rendered for everybody:
 * this asks afterwards, with code that only signed-in users load.
 */
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

/** The signed-in user's application to a listing. */
export const useApplied = (id: string): Applied | undefined => useMarks(id).application;
