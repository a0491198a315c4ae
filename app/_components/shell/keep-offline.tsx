'use client';

import { useEffect } from 'react';

/** Registers public/service-worker.js, which caches pages for offline use. */
export function KeepOffline() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return;
    // Browsers that don't support it, or refuse storage, work online only.
    navigator.serviceWorker?.register('/service-worker.js', { updateViaCache: 'all' }).catch(() => undefined);
  }, []);
  return null;
}
