'use client';

import { useEffect, useState } from 'react';
import type { Applied } from '@/lib/applications/find-applied';

/**
 * The signed-in user's application to a listing; undefined for visitors and until it is loaded. Public pages
 * are rendered for everybody: this asks afterwards, with code that only signed-in users load.
 */
export function useApplied(id: string): Applied | undefined {
  const [applied, setApplied] = useState<Applied>();
  useEffect(() => {
    // A preview has no id.
    if (id === '' || document.documentElement.dataset.signedIn === undefined) return;
    const left = new AbortController();
    import('./applied').then(
      ({ watchApplication }) => watchApplication(id, setApplied, left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, [id]);
  return applied;
}
