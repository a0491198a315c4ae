'use client';

import { useEffect, useState } from 'react';

export interface UnsavedGuard {
  /** For the form's onChange. */
  touch: () => void;
  /** Once everything is saved. */
  settle: () => void;
}

/** While there are changes that were not saved, the browser asks before it leaves the page. */
export function useUnsavedGuard(): UnsavedGuard {
  const [dirty, setDirty] = useState(false);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return { touch: () => setDirty(true), settle: () => setDirty(false) };
}
